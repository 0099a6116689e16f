'use strict';
// The life of a peer's server: says `listening on http://127.0.0.1:PORT` when it is ready; on each line of standard
// input it tidies its heap and tells its size in bytes; at the end of standard input it stops, so that it never
// outlives who started it.

const readline = require('readline');

function live(port) {
  console.log(`listening on http://127.0.0.1:${port}`);
  readline
    .createInterface({ input: process.stdin })
    .on('line', () => {
      if (global.gc) global.gc();
      console.log(`heap ${process.memoryUsage().heapUsed}`);
    })
    .on('close', () => process.exit(0));
}

module.exports = { live };
