// Tells the script "start" by its exit code whether the shell that npm runs it in knows `exec`, as all but that of Windows
// do. By exec the shell makes room for the start itself, so npm's signals reach it and npm waits until the server has ended.
process.exitCode = process.platform === 'win32' ? 1 : 0;
