// Required by a server that is to be killed soon: the engine's code is compiled once and not optimised behind its back,
// which takes more than half of a start. What the engine does stays the same.
require('node:v8').setFlagsFromString('--liftoff-only');
