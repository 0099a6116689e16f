#!/usr/bin/env python3
"""Fuzzes a running server by its own OpenAPI document, with schemathesis.

    run.py REAME [EXAMPLES]

starts `REAME serve` on a fresh store, makes people and tables to fuzz at, and fails on any 5xx or any answer that the
document does not allow.
"""

import http.cookiejar
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, url, name):
        self.url, self.jar = url, http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.call("POST", "/api/guests", {"name": name})

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"}, method=method)
        with self.opener.open(request, timeout=40) as response:
            text = response.read()
            return json.loads(text) if text else None

    def cookie(self):
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def play(self, table, most):
        """Takes the first answer, at most so many times."""
        for turn in range(most):
            state = self.call("GET", f"/api/tables/{table}/state")
            if state["standing"]:
                return
            if state["answers"]:
                body = {"at": state["length"], "answer": state["answers"][-1], "key": f"k{turn}"}
                self.call("POST", f"/api/tables/{table}/answers", body)
            else:
                self.call("GET", f"/api/tables/{table}/state?after={state['length']}&wait=5")


def main():
    reame, examples = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "50"
    with tempfile.TemporaryDirectory() as folder:
        command = [reame, "serve", "--addr", "127.0.0.1:0", "--no-limits", "--db", f"{folder}/reame.db"]
        with open(f"{folder}/log", "w", encoding="utf-8") as log:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            url = re.search(r"http://\S+", server.stdout.readline()).group(0)
            return fuzz(url, examples)
        finally:
            server.terminate()
            server.wait(20)
            with open(f"{folder}/log", encoding="utf-8") as log:
                print("".join(line for line in log if "ERROR" in line or "panicked" in line))


def fuzz(url, examples):
    person = Person(url, "Anna")
    game = person.call("GET", "/api/games")["games"][0]
    bot = {"kind": "bot", "bot": game["bots"][-1]}
    seats = [{"kind": "me"}] + [bot] * (game["seats"]["least"] - 1)
    tables = []
    for most in [None, 5, 5000]:
        table = person.call("POST", "/api/tables", {"game": game["name"], "seats": seats})["id"]
        if most is not None:
            person.call("POST", f"/api/tables/{table}/start", {})
            person.play(table, most)
        tables.append(table)
    lobby = person.call("POST", "/api/tables", {"game": game["name"], "seats": [{"kind": "person"}] * len(seats)})
    tables.append(lobby["id"])
    environment = dict(os.environ, REAME_TABLES=" ".join(tables), SCHEMATHESIS_HOOKS="hooks")
    command = [
        os.path.join(os.path.dirname(sys.executable), "schemathesis"), "run", f"{url}/api/openapi.json",
        "-H", f"Cookie: {person.cookie()}", "--max-examples", examples,
        # Streams do not end by themselves; who ends his sessions or deletes himself fuzzes no further.
        "--exclude-path-regex", "/(stream|socket)$|^/api/me(/password)?$|^/api/session$", "--request-timeout", "40",
    ]
    return subprocess.call(command, env=environment, cwd=HERE)


if __name__ == "__main__":
    sys.exit(main())
