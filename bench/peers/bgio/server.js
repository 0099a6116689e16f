'use strict';
// A boardgame.io server with conquest-lite on a free port of the loopback, with its storage in memory. Says
// `listening on http://127.0.0.1:PORT` when it is ready; on each line of standard input it tidies its heap and tells
// its size in bytes; at the end of standard input it stops, so that it never outlives who started it.

process.env.NODE_ENV = 'production';
const readline = require('readline');
const { Server, SocketIO, Origins } = require('boardgame.io/server');
const { conquest } = require('./conquest');

const sockets = new SocketIO();
const transport = {
  // The sockets are attached when everything else is there, because koa does not take routes that come later. And
  // boardgame.io takes a port but no host.
  init(app, games, origins) {
    app.listen = (port, done) => {
      sockets.init(app, games, origins);
      return app.listen(port, '127.0.0.1', done);
    };
  },
};
const server = Server({ games: [conquest], origins: [Origins.LOCALHOST], transport });

server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening on http://127.0.0.1:${appServer.address().port}`);
});

readline
  .createInterface({ input: process.stdin })
  .on('line', () => {
    if (global.gc) global.gc();
    console.log(`heap ${process.memoryUsage().heapUsed}`);
  })
  .on('close', () => process.exit(0));
