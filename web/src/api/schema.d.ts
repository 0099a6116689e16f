// Written by `npm run types` from the description of the API. Do not edit.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, with their bots and options. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/consult/{question}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a question about a game that needs no table: `odds` of a battle. */
        post: operations["consult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The components of a game as they are played with here, and what a content pack changed. They may be kept as long as
         *     the hash is the same.
         */
        get: operations["content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play at once, under a name that is free. */
        post: operations["guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring in a finished game: it is checked from its first line to its last, and can then be replayed here. */
        post: operations["import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I? */
        get: operations["me"];
        put?: never;
        post?: never;
        /** Give up the name. What was said and noted is deleted; games that others play in go on with a bot. */
        delete: operations["delete_me"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code to type on another device within ten minutes. */
        post: operations["make_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is stored of me. */
        get: operations["export_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the name with a password, or change it. All other devices are signed out. */
        put: operations["set_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out on this device. */
        delete: operations["sign_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a password, or with a code from another device. */
        post: operations["sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tables. */
        get: operations["list"];
        put?: never;
        /** Make a table. */
        post: operations["create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look at a table. */
        get: operations["show"];
        put?: never;
        post?: never;
        /** Call off a table that has not begun. */
        delete: operations["close"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer. */
        post: operations["answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/asks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to what was asked, or refuse it; or ask to replace a seat that is late. */
        post: operations["ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said at the table. */
        get: operations["read"];
        put?: never;
        /** Say something; only who sits at the table may. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/curve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the chances to win moved in a finished game. The first to ask waits a few seconds. */
        get: operations["curve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of a finished game, with the secret of its dice: `reame verify` checks it. */
        get: operations["export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would be a good answer for my seat? Only where the table allows it; it takes up to two seconds. */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened, as I may know it. */
        get: operations["history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What have I said beforehand? */
        get: operations["said"];
        /** Answer a question beforehand, whenever it comes; at most 16 questions. */
        put: operations["instruct"];
        post?: never;
        /** Take back what I have said beforehand. */
        delete: operations["take_back"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a free seat. */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a table that has not begun. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My note at this seat, which nobody else reads. */
        get: operations["note"];
        /** Keep a note at this seat. */
        put: operations["set_note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can I pick next, after these elements? */
        get: operations["parts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a table to play again: the same game, options and bots, and free seats for the others. */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report somebody who sits at the table to whoever runs the server; only who sits there, too, may. */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play my seat from now on. Where nobody else plays, only bots are left: the host may have so many such tables. */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take my seat back from the bot that plays it. */
        post: operations["come_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen and answer by WebSocket. Messages are JSON with a `type`: `table`, `state`, `entry`, `ack`, `problem`, `chat`
         *     come; `{"type":"answer","at","answer","key"}` goes, and `{"type":"state"}` asks for the whole state.
         */
        get: operations["socket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the game. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game as I may know it, with my legal answers. Waits for news if asked to (long polling). */
        get: operations["state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listen by server-sent events: the same messages as the socket, the number of the next entry as the id of each. */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would it take to take back my last answer? */
        get: operations["undo_scope"];
        put?: never;
        /** Take back my last answer; beyond what is free, the seats that it touches are asked (202). */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I could see after an entry: the replay of a game, move by move. */
        get: operations["view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why can this element not be picked? */
        get: operations["why_not"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What happens when a player lets his deadline pass.
         * @enum {string}
         */
        Absent: "bot" | "vote";
        /**
         * @description What an entry says.
         * @enum {string}
         */
        ActWord: "start" | "answer" | "undo" | "reveal";
        /** @description An answer that was weighed. */
        AdvisedAnswer: {
            /**
             * @description The answer, as a path of board elements.
             * @example die/3 die/5 advisor/8
             */
            answer: string;
            /**
             * Format: float
             * @description The seat's chance to win with it, from 0 to 1.
             */
            chance: number;
            /**
             * Format: float
             * @description By how much the chance may be off either way: in 95 of 100 such cases it is not more.
             */
            margin: number;
            /**
             * Format: int32
             * @description How often it was played out.
             */
            playouts: number;
        };
        /** @description An answer. */
        AnswerBody: {
            /**
             * @description The path of the answer.
             * @example die/3 die/5 advisor/8
             */
            answer: string;
            /**
             * Format: int32
             * @description The length of the log that I saw.
             */
            at: number;
            /** @description Any word of my own, another for each answer: the same request again changes nothing. */
            key: string;
            /**
             * Format: int32
             * @description Which of my seats; not needed with one.
             */
            seat?: number | null;
        };
        /** @description Something that seats are asked to agree to. */
        AskInfo: {
            /** @description Who has agreed. */
            agreed: number[];
            /** @description What. */
            kind: components["schemas"]["AskKind"];
            /**
             * Format: int32
             * @description Who asks (undo), or who is to be replaced.
             */
            seat: number;
        };
        /**
         * @description What seats are asked about.
         * @enum {string}
         */
        AskKind: "undo" | "replace";
        /** @description A code from another device. */
        ByCode: {
            /** @description The code. */
            code: string;
        };
        /** @description A name with its password. */
        ByPassword: {
            /** @description The name. */
            name: string;
            /** @description Its password. */
            password: string;
        };
        /** @description A value that a pack changed. */
        Changed: {
            /** @description The file. */
            file: string;
            /** @description The value of the default pack. */
            from: unknown;
            /** @description The item. */
            item: string;
            /** @description The path within it. */
            key: string;
            /**
             * Format: int32
             * @description The line in the file.
             */
            line: number;
            /** @description The value of this one. */
            to: unknown;
        };
        /** @description What was said. */
        Chat: {
            /** @description At most the last 500 lines. */
            lines: components["schemas"]["ChatInfo"][];
        };
        /** @description A line of chat. */
        ChatInfo: {
            /**
             * Format: int64
             * @description When, in milliseconds.
             */
            at: number;
            /**
             * Format: int32
             * @description Its number.
             */
            n: number;
            /** @description Who said it. */
            name: string;
            /** @description What. */
            text: string;
        };
        /** @description A code that lets another device in, once. */
        Code: {
            /** @description The code. */
            code: string;
            /**
             * Format: int64
             * @description Until when, in milliseconds.
             */
            expires: number;
        };
        /** @description The components of a game. */
        Content: {
            /** @description What the pack changed. */
            changes: components["schemas"]["Changed"][];
            /** @description The items of each file, as they are played with. */
            files: {
                [key: string]: Record<string, never>[];
            };
            /** @description Which game. */
            game: string;
            /** @description The hash of the values. */
            hash: string;
            /** @description The name of the pack; null for the default one. */
            name?: string | null;
            /** @description The pack's texts (Fluent), to be laid over the usual ones; null for a language in which it has none. */
            words: {
                [key: string]: string | null;
            };
        };
        /** @description The chances to win in the course of a game, as a spectator could tell. */
        Curve: {
            /** @description The positions that were judged, in order; the last one is the end. */
            points: components["schemas"]["CurvePoint"][];
            /** @description The stretches in which a chance moved most, in order; there may be none. */
            turns: components["schemas"]["TurningPoint"][];
        };
        /** @description The chances after an entry. */
        CurvePoint: {
            /** @description Each seat's chance to win; they add up to 1. */
            chances: number[];
            /**
             * Format: int32
             * @description The entry.
             */
            n: number;
        };
        /** @description Until when a seat has to answer. */
        DeadlineInfo: {
            /**
             * Format: int64
             * @description Until when, in milliseconds.
             */
            due: number;
            /**
             * Format: int32
             * @description Which seat.
             */
            seat: number;
        };
        /** @description An entry of the log, as one observer may know it. */
        EntryInfo: {
            /** @description What was done. */
            act: components["schemas"]["ActWord"];
            /**
             * Format: int32
             * @description The entry that was taken back, with all after it.
             */
            back?: number | null;
            /**
             * Format: int32
             * @description By whom; not told of an answer of which the observer hears nothing.
             */
            by?: number | null;
            /**
             * @description What makes the state after it of the one before: JSON of the same shape, without what is the same. Only for who asked for
             *     changes.
             */
            changes?: Record<string, never> | null;
            /**
             * Format: int32
             * @description Its number.
             */
            n: number;
            /**
             * Format: int32
             * @description The length of the state that `changes` are for: the one that was told last.
             */
            since?: number | null;
            state?: components["schemas"]["State"] | null;
            /** @description What happened. */
            told: components["schemas"]["ToldInfo"][];
        };
        /** @description All that is stored of a person. */
        Export: {
            /** @description What he said. */
            chat: components["schemas"]["Said"][];
            /**
             * Format: int64
             * @description Since when, in milliseconds.
             */
            created: number;
            /** @description The name. */
            name: string;
            /** @description What he noted. */
            notes: components["schemas"]["Noted"][];
            /** @description The tables at which he sits or sat, at most the last hundred. */
            tables: string[];
        };
        /** @description A game that is offered. */
        GameInfo: {
            /** @description Its bots, weakest first. */
            bots: string[];
            /** @description The words of each option that is one of a few words, the default first; options in the order in which to ask. */
            choices: {
                [key: string]: string[];
            };
            /** @description The hash of the content. */
            content: string;
            /** @description Its name in addresses. */
            name: string;
            /** @description Its options with their defaults. */
            options: Record<string, never>;
            /** @description The best of those that answer at once: a good first opponent. */
            quick: string;
            /** @description The version of the rules. */
            rules: string;
            /** @description How many can play. */
            seats: components["schemas"]["SeatRange"];
        };
        /** @description The games that are offered. */
        Games: {
            /** @description The games. */
            games: components["schemas"]["GameInfo"][];
        };
        /** @description What a search advises. */
        Hint: {
            /** @description The answers that were weighed, the highest chance first, at most ten. */
            answers: components["schemas"]["AdvisedAnswer"][];
            /** @description Each seat's chance to win if the first one is given; they add up to 1. */
            chances: number[];
            /**
             * Format: int32
             * @description How many entries the log had: the hint is for this position.
             */
            length: number;
            /**
             * Format: int32
             * @description How many games were played out for it.
             */
            playouts: number;
            /**
             * Format: int32
             * @description For which seat.
             */
            seat: number;
        };
        /**
         * @description Who may ask for hints while the game goes on.
         * @enum {string}
         */
        Hints: "alone" | "everyone";
        /** @description The entries of the log. */
        History: {
            /** @description The entries asked for; the last carries the state. */
            entries: components["schemas"]["EntryInfo"][];
            /**
             * Format: int32
             * @description How many entries the log has.
             */
            length: number;
        };
        /** @description An answer given beforehand. */
        Instruction: {
            /** @description The path of the answer. */
            answer: string;
            /** @description The key of the question. */
            prompt: string;
            /** @description How long it holds. */
            until: components["schemas"]["Until"];
        };
        /** @description What a seat has said beforehand; nobody else is told. */
        Instructions: {
            /** @description All of it. */
            instructions: components["schemas"]["Instruction"][];
        };
        /** @description Taking a seat. */
        JoinBody: {
            /**
             * @description What I add to the dice, at most 64 characters, of which the SHA-256 of `reame/contribution/1` and it goes into the
             *     log, in hexadecimal digits; without it the server draws something.
             */
            contribution?: string | null;
            /** @description The code of the invitation, at a table that needs one. */
            invite?: string | null;
            /**
             * Format: int32
             * @description Which seat; without it the first that is free.
             */
            seat?: number | null;
        };
        /** @description Somebody signed in. */
        Me: {
            /** @description A guest has no password: the name is lost with the cookie. */
            guest: boolean;
            /** @description The name. */
            name: string;
        };
        /** @description A name to play under. */
        NewGuest: {
            /** @description A code of the host's, where not everybody may take a name. */
            invite?: string | null;
            /**
             * @description 1 to 24 letters, digits, single spaces or -_.' ; the first a letter or digit.
             * @example Anna
             */
            name: string;
        };
        /** @description A new password. */
        NewPassword: {
            /** @description The present one, if there is one. */
            current?: string | null;
            /** @description 8 to 200 characters. */
            password: string;
        };
        /** @description A table to be made. */
        NewTableBody: {
            absent?: components["schemas"]["Absent"] | null;
            /**
             * @description What I add to the dice, at most 64 characters, of which the SHA-256 of `reame/contribution/1` and it goes into the
             *     log, in hexadecimal digits; without it the server draws something.
             */
            contribution?: string | null;
            /**
             * @description Which game.
             * @example kingsburg
             * @enum {string}
             */
            game: "kingsburg" | "warlords" | "crusader" | "knights" | "fair";
            hints?: components["schemas"]["Hints"] | null;
            /** @description The name it is listed by, at most 40 characters; without one, that of the host. */
            name?: string | null;
            /** @description The game's options; without them its defaults. */
            options?: null | {
                abandoned_nobles?: boolean;
                bonus_on_tie?: string;
                caprices?: string;
                castle_supply?: string;
                days?: number;
                drop_franks?: string;
                duke_tax?: string;
                dynasties?: string;
                edition?: string;
                elimination?: boolean;
                english?: string;
                fate?: string;
                first?: string;
                frankish?: string;
                german?: string;
                glitterhoof?: string;
                glory?: boolean;
                governors?: string;
                heirs?: boolean;
                iberian?: string;
                italian?: string;
                king?: boolean;
                length?: string;
                lines?: string;
                might_is_right?: boolean;
                miracles?: boolean;
                missions?: boolean;
                mode?: string;
                navy?: string;
                open_motions?: boolean;
                pomerania?: string;
                quiet_upkeeps?: number;
                random_starts?: string;
                reinforcements?: string;
                retreat?: string;
                rounds?: number;
                rows?: string;
                scenario?: string;
                siblings?: string;
                spare_ruler?: string;
                two_player_hold?: string;
                unlimited_recruits_in?: string;
                walls_stand?: boolean;
                warlords_while_captive?: string;
            };
            pace?: components["schemas"]["Pace"] | null;
            /** @description Who shall sit where. */
            seats: components["schemas"]["SeatBody"][];
            /**
             * Format: int64
             * @description The seed of its dice, for practice and experiments: only where all seats are mine or bots', so that nobody else's dice
             *     are at stake. The log says that the table was seeded.
             */
            seed?: number | null;
            visibility?: components["schemas"]["Visibility"] | null;
        };
        /** @description A note. */
        Note: {
            /** @description At most 4000 characters. */
            text: string;
        };
        /** @description A note of one's own. */
        Noted: {
            /**
             * Format: int32
             * @description In which seat.
             */
            seat: number;
            /** @description At which table. */
            table: string;
            /** @description What. */
            text: string;
        };
        /** @description How fast a table is played. */
        Pace: "live" | {
            /** @description So many seconds for each decision. */
            correspondence: {
                /**
                 * Format: int32
                 * @description Seconds: from one minute to thirty days.
                 */
                seconds: number;
            };
        };
        /** @description What can be picked next. */
        PartsInfo: {
            /**
             * Format: int32
             * @description The length of the log.
             */
            length: number;
            /** @description The elements that can come next, at most 1024. */
            next: string[];
            /** @description Is what was picked a whole answer already? */
            whole: boolean;
        };
        /** @description A problem document. */
        Problem: {
            /** @description What it is in this case. */
            detail?: string | null;
            /** @description The refusal as a key with arguments, if it is told in words of the server or of a game. */
            message?: Record<string, never> | null;
            /**
             * @description The rule of the game that refuses.
             * @example KB-INF-07
             */
            rule?: string | null;
            /**
             * Format: int32
             * @description The status of the response.
             * @enum {integer}
             */
            status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
            /** @description What it is, in short. */
            title: string;
            /**
             * @description The kind of problem: an address on this server that explains it.
             * @example /problems/moved-on
             * @enum {string}
             */
            type: "/problems/bad-request" | "/problems/not-signed-in" | "/problems/wrong-password" | "/problems/wrong-code" | "/problems/other-site" | "/problems/host-only" | "/problems/not-seated" | "/problems/not-your-seat" | "/problems/invitation" | "/problems/hints-off" | "/problems/not-found" | "/problems/no-table" | "/problems/method" | "/problems/too-slow" | "/problems/signed-in" | "/problems/name-taken" | "/problems/seat-taken" | "/problems/full" | "/problems/begun" | "/problems/not-begun" | "/problems/closed" | "/problems/seats-free" | "/problems/not-over" | "/problems/over" | "/problems/moved-on" | "/problems/key-used" | "/problems/not-your-turn" | "/problems/which-seat" | "/problems/not-asked" | "/problems/not-late" | "/problems/stand-in" | "/problems/thinking" | "/problems/rules-differ" | "/problems/too-large" | "/problems/media-type" | "/problems/invalid" | "/problems/refused" | "/problems/quota" | "/problems/muted" | "/problems/invite-only" | "/problems/banned" | "/problems/too-many" | "/problems/internal" | "/problems/unavailable" | "/problems/busy";
        };
        /** @description What a seat is asked. */
        Question: {
            /** @description The question: a key with arguments. */
            message: Record<string, never>;
            /** @description The rule that asks it. */
            rule: string;
            /** @description The question in words. */
            text?: string | null;
        };
        /** @description The reason of a refusal. */
        Reason: {
            /** @description A key with arguments. */
            message: Record<string, never>;
            /** @description The rule. */
            rule?: string | null;
            /** @description It in words. */
            text: string;
        };
        /** @description The next table of the same players. */
        Rematch: {
            /** @description Its id. */
            id: string;
            /** @description Its invitation, for who sits at the old table. */
            invite?: string | null;
        };
        /**
         * @description What one says to what was asked.
         * @enum {string}
         */
        Reply: "agree" | "refuse";
        /** @description A word on what was asked. */
        ReplyBody: {
            /** @description To take back, or to replace who is late. */
            kind: components["schemas"]["AskKind"];
            /** @description What I say. */
            reply: components["schemas"]["Reply"];
            /**
             * Format: int32
             * @description Who is to be replaced; only to ask for it.
             */
            seat?: number | null;
        };
        /** @description Something that the host of the server should know of. */
        ReportBody: {
            /**
             * Format: int32
             * @description Whom it is about: his seat.
             */
            about: number;
            /** @description What happened, 1 to 500 characters. */
            text: string;
        };
        /** @description A line of chat of one's own. */
        Said: {
            /**
             * Format: int64
             * @description When, in milliseconds.
             */
            at: number;
            /** @description At which table. */
            table: string;
            /** @description What. */
            text: string;
        };
        /** @description Something to say. */
        Say: {
            /** @description 1 to 500 characters. */
            text: string;
        };
        /** @description What it takes to take back. */
        Scope: {
            /** @description Who would be asked. */
            asks: number[];
            /**
             * Format: int32
             * @description The entry whose answer would go; none if there is nothing to take back.
             */
            back?: number | null;
        };
        /** @description Who shall sit in a seat. */
        SeatBody: {
            /** @enum {string} */
            kind: "me";
        } | {
            /** @enum {string} */
            kind: "person";
        } | {
            /**
             * @description Its name.
             * @example steward
             * @enum {string}
             */
            bot: "banker" | "banneret" | "captain" | "castellan" | "chancellor" | "conqueror" | "constable" | "emperor" | "marshal" | "merchant" | "palatine" | "random" | "regent" | "seneschal" | "steward";
            /** @enum {string} */
            kind: "bot";
        };
        /** @description One of my seats. */
        SeatChoice: {
            /**
             * Format: int32
             * @description Which of my seats; not needed with one.
             */
            seat?: number | null;
        };
        /** @description A seat. */
        SeatInfo: {
            /** @description The bot that plays it, from the start or in place of a person. */
            bot?: string | null;
            /** @description What the seat adds to the dice, once the game has begun. */
            contribution?: string | null;
            /** @description For whom. */
            kind: components["schemas"]["SeatKind"];
            /** @description Who sits there: the name of a person or of a bot; none while it is free. */
            name?: string | null;
            /**
             * Format: int32
             * @description Which.
             */
            seat: number;
            /** @description Is it yours? */
            yours: boolean;
        };
        /**
         * @description Who is meant to sit in a seat.
         * @enum {string}
         */
        SeatKind: "person" | "bot";
        /** @description How many can play. */
        SeatRange: {
            /**
             * Format: int32
             * @description The fewest.
             */
            least: number;
            /**
             * Format: int32
             * @description The most.
             */
            most: number;
        };
        /** @description A side in which nobody sits. */
        SideInfo: {
            /** @description The key of its name. */
            name: string;
            /**
             * Format: int32
             * @description What counts for victory.
             */
            score: number;
            /** @description Did it win? */
            won: boolean;
        };
        /** @description A name with its password, or a code from another device. */
        SignIn: components["schemas"]["ByPassword"] | components["schemas"]["ByCode"];
        /** @description The end of a game. */
        StandingInfo: {
            /** @description What counts for victory, seat by seat. */
            scores: number[];
            /** @description The sides that are no seats; missing where there are none. */
            sides?: components["schemas"]["SideInfo"][];
            /** @description Who won; several when the victory is shared, none if nobody at the table has won. */
            winners: number[];
        };
        /** @description Beginning. */
        StartBody: {
            /**
             * @description The bot that takes the seats that are free.
             * @enum {string|null}
             */
            fill?: "banker" | "banneret" | "captain" | "castellan" | "chancellor" | "conqueror" | "constable" | "emperor" | "marshal" | "merchant" | "palatine" | "random" | "regent" | "seneschal" | "steward" | null;
        };
        /** @description The game as one observer may know it. */
        State: {
            /**
             * @description What this seat can do without being asked, as paths of board elements; where that is too much to list, only some
             *     of it.
             */
            acts: string[];
            /** @description The legal answers of this seat, as paths of board elements. */
            answers: string[];
            /** @description Does somebody's act speak to this seat, e.g. an offer that stands? Nothing waits for it. */
            called: boolean;
            /**
             * Format: int32
             * @description How many entries the log has: what `at` of an answer refers to.
             */
            length: number;
            /** @description May this seat do something without being asked? Nobody is told of other seats. */
            may: boolean;
            /**
             * @description What a path can begin with, of answers and acts, listed or not; how it goes on tells `/parts`. Only for who may
             *     act.
             */
            parts: string[];
            prompt?: components["schemas"]["Question"] | null;
            /** @description Is what is asked answered in secret? Then an answer can be changed, by an act, until the last has answered. */
            sealed: boolean;
            /**
             * Format: int32
             * @description Whose eyes these are; none: a spectator's.
             */
            seat?: number | null;
            standing?: components["schemas"]["StandingInfo"] | null;
            /** @description What the observer may know. */
            view: Record<string, never>;
            /** @description Who is waited for. */
            waiting: number[];
        };
        /**
         * @description How far a table is.
         * @enum {string}
         */
        Status: "lobby" | "running" | "over" | "closed";
        /** @description A table as anybody may see it who may see it at all. */
        TableInfo: {
            /** @description What happens to absent players. */
            absent: components["schemas"]["Absent"];
            /** @description What the seats are asked. */
            asks: components["schemas"]["AskInfo"][];
            /**
             * Format: int64
             * @description When it last changed, in milliseconds.
             */
            changed: number;
            /** @description What binds the server to the secret of the dice, shown before the first roll. */
            commitment: string;
            /** @description The hash of the content that it is played with, once it has begun. */
            content?: string | null;
            /**
             * Format: int64
             * @description When it was made, in milliseconds.
             */
            created: number;
            /** @description Until when seats have to answer. */
            deadlines: components["schemas"]["DeadlineInfo"][];
            /** @description Which game. */
            game: string;
            /** @description In a lobby: the seats whose people listen now, as far as this process knows. */
            here?: number[];
            /** @description Who may ask for hints. */
            hints: components["schemas"]["Hints"];
            /** @description The name of who made it. */
            host: string;
            /** @description Its id. */
            id: string;
            /** @description The code that lets somebody take a free seat; for who sits here. */
            invite?: string | null;
            /**
             * Format: int32
             * @description How many entries its log has.
             */
            length: number;
            /** @description The name it is listed by. */
            name: string;
            /** @description The game's options. */
            options: Record<string, never>;
            /** @description How fast it is played. */
            pace: components["schemas"]["Pace"];
            rematch?: components["schemas"]["Rematch"] | null;
            /** @description The seats, in order. */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Format: int64
             * @description The seed of its dice, if its host chose one: anybody could know them before they fall.
             */
            seed?: number | null;
            /** @description How far it is. */
            status: components["schemas"]["Status"];
            /** @description Who may find it. */
            visibility: components["schemas"]["Visibility"];
            /** @description Who is waited for. */
            waiting: number[];
        };
        /** @description Tables. */
        Tables: {
            /** @description Where the next page begins; none after the last one. */
            next?: string | null;
            /** @description The tables. */
            tables: components["schemas"]["TableInfo"][];
        };
        /** @description An answer that was taken. */
        Taken: {
            /**
             * Format: int32
             * @description How many entries the log has.
             */
            length: number;
            /**
             * Format: int32
             * @description Its entry.
             */
            n: number;
        };
        /** @description Something that happened. */
        ToldInfo: {
            /** @description The typed event. */
            event: Record<string, never>;
            /** @description How to tell it: a key with arguments. */
            message: Record<string, never>;
            /** @description The rule that made it happen. */
            rule: string;
            /** @description It in words. */
            text?: string | null;
        };
        /** @description A stretch of play in which a seat's chance moved much. */
        TurningPoint: {
            /**
             * Format: float
             * @description What it became.
             */
            after: number;
            /**
             * Format: float
             * @description What it was.
             */
            before: number;
            /**
             * Format: int32
             * @description After this entry it was as before.
             */
            from: number;
            /**
             * Format: int32
             * @description Whose chance.
             */
            seat: number;
            /**
             * Format: int32
             * @description After this one it had moved.
             */
            to: number;
        };
        /** @description Taking back. */
        UndoBody: {
            /**
             * Format: int32
             * @description The length of the log that I saw.
             */
            at: number;
            /** @description Any word of my own: the same request again changes nothing. */
            key: string;
            /**
             * Format: int32
             * @description Which of my seats; not needed with one.
             */
            seat?: number | null;
        };
        /** @description What came of wanting to take back. */
        UndoDone: {
            /** @description Who is asked. */
            asked: number[];
            /**
             * Format: int32
             * @description The entry that takes back; none while others are asked.
             */
            n?: number | null;
        };
        /**
         * @description How long an instruction holds.
         * @enum {string}
         */
        Until: "taken-back" | "asked-else";
        /** @description What could be seen after an entry. */
        ViewAt: {
            /**
             * Format: int32
             * @description The entry.
             */
            n: number;
            /** @description What could be seen. */
            view: Record<string, never>;
        };
        /**
         * @description Who may find a table and watch it.
         * @enum {string}
         */
        Visibility: "public" | "invited";
        /** @description Why an element cannot be picked. */
        Why: {
            refusal?: components["schemas"]["Reason"] | null;
        };
    };
    responses: {
        /** @description Refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests, tries or tables */
        TooMany: {
            headers: {
                /** @description In how many seconds it makes sense to try again */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The store does not answer, or the server is full */
        Unavailable: {
            headers: {
                /** @description In how many seconds it makes sense to try again */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    consult: {
        parameters: {
            query?: {
                /** @description Those with this hash, as a table began with; without it those that new tables are played with. */
                hash?: string;
            };
            header?: never;
            path: {
                /** @description Which game */
                game: string;
                /** @description What is asked */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description There is no such game or question */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description What is wrong with the input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    content: {
        parameters: {
            query?: {
                /** @description Those with this hash, as a table began with; without it those that new tables are played with. */
                hash?: string;
            };
            header?: never;
            path: {
                /** @description Which game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
            /** @description Those with the hash of If-None-Match are still in play */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such game or hash, or it does not tell its components */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    delete_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    make_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    export_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    set_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    list: {
        parameters: {
            query?: {
                /** @description Which tables; `open` if not given. */
                list?: "open" | "mine" | "waiting" | "running" | "finished" | "played";
                /** @description `next` of the page before; `finished` and `played` come in pages of twenty. */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTableBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    show: {
        parameters: {
            query?: {
                /** @description The invitation, for a table that needs one. */
                invite?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taken"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    read: {
        parameters: {
            query?: {
                /** @description The first line. */
                from?: number;
                /** @description The invitation, for spectators of a table that needs one. */
                invite?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    curve: {
        parameters: {
            query?: {
                /** @description The invitation, for a table that needs one. */
                invite?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curve"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    export: {
        parameters: {
            query?: {
                /** @description The invitation, for a table that needs one. */
                invite?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    history: {
        parameters: {
            query?: {
                /** @description As which of my seats; as a spectator who has none. After the game as any seat. */
                seat?: number;
                /** @description The invitation, for spectators of a table that needs one. */
                invite?: string;
                /** @description The first entry. */
                from?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    said: {
        parameters: {
            query?: {
                /** @description Which of my seats; not needed with one. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructions"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    instruct: {
        parameters: {
            query?: {
                /** @description Which of my seats; not needed with one. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Instruction"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructions"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    take_back: {
        parameters: {
            query?: {
                /** @description Which of my seats. */
                seat?: number;
                /** @description The key of the question; without it all are taken back. */
                prompt?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructions"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    note: {
        parameters: {
            query?: {
                /** @description Which of my seats; not needed with one. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    set_note: {
        parameters: {
            query?: {
                /** @description Which of my seats; not needed with one. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    parts: {
        parameters: {
            query?: {
                /** @description Which of my seats. */
                seat?: number;
                /**
                 * @description The elements picked so far, separated by spaces.
                 * @example gold/7 to/1
                 */
                picked?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    come_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    socket: {
        parameters: {
            query?: {
                /** @description As which of my seats; as a spectator who has none. After the game as any seat. */
                seat?: number;
                /** @description The invitation, for spectators of a table that needs one. */
                invite?: string;
                /** @description The first entry that I have not heard of; without it I begin with the game as it is. */
                from?: number;
                /** @description The first line of chat that I have not read; without it from now on. */
                chat?: number;
                /** @description The language of texts (en or it); without it messages carry keys only. */
                lang?: string;
                /** @description How the state after an entry is told; `whole` if not given. */
                states?: "whole" | "changes";
                /** @description How messages of a socket are sent; `plain` if not given. */
                encoding?: "plain" | "deflate";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    state: {
        parameters: {
            query?: {
                /** @description As which of my seats; as a spectator who has none. After the game as any seat. */
                seat?: number;
                /** @description The invitation, for spectators of a table that needs one. */
                invite?: string;
                /** @description Answer only when the log is longer than this. */
                after?: number;
                /** @description How many seconds to wait for that; at most 30. */
                wait?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    stream: {
        parameters: {
            query?: {
                /** @description As which of my seats; as a spectator who has none. After the game as any seat. */
                seat?: number;
                /** @description The invitation, for spectators of a table that needs one. */
                invite?: string;
                /** @description The first entry that I have not heard of; without it I begin with the game as it is. */
                from?: number;
                /** @description The first line of chat that I have not read; without it from now on. */
                chat?: number;
                /** @description The language of texts (en or it); without it messages carry keys only. */
                lang?: string;
                /** @description How the state after an entry is told; `whole` if not given. */
                states?: "whole" | "changes";
                /** @description How messages of a socket are sent; `plain` if not given. */
                encoding?: "plain" | "deflate";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    undo_scope: {
        parameters: {
            query?: {
                /** @description Which of my seats; not needed with one. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scope"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoDone"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoDone"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    view: {
        parameters: {
            query: {
                /** @description As which of my seats; as a spectator who has none. After the game as any seat. */
                seat?: number;
                /** @description The invitation, for spectators of a table that needs one. */
                invite?: string;
                /** @description The entry. */
                at: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewAt"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
    why_not: {
        parameters: {
            query: {
                /** @description Which of my seats. */
                seat?: number;
                /**
                 * @description The elements picked so far, separated by spaces.
                 * @example die/3
                 */
                picked?: string;
                /**
                 * @description The element that cannot be picked next.
                 * @example advisor/8
                 */
                element: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Refused"];
        };
    };
}
