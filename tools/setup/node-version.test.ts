import { expect, it } from 'vitest';
import { nodeVersionProblem } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('runs on Node.js %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

it.each(['18.20.0', '20.18.3'])('refuses Node.js %s and names the version it needs', (version) => {
  expect(nodeVersionProblem(version)).toContain('20.19');
});
