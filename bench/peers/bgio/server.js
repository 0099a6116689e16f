'use strict';
// A boardgame.io server with conquest-lite on a free port of the loopback, with its storage in memory.

process.env.NODE_ENV = 'production';
const { Server, SocketIO, Origins } = require('boardgame.io/server');
const { conquest } = require('./game');
const { live } = require('./life');

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

server.run({ port: 0 }).then(({ appServer }) => live(appServer.address().port));
