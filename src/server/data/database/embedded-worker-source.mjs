// Starts the worker from its source, for tests and tools: Node 20 cannot read TypeScript, and a thread does not
// inherit what made its parent able to. The build has no use for this file.
import { register } from 'tsx/esm/api';

register();
await import('./embedded-worker.ts');
