// Loaded into the server by the supervisor. When the supervisor itself is killed without a chance to pass the
// signal on, the server must not stay behind: it would hold the port and the data folder against the next start.
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
