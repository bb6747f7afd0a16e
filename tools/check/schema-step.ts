import { checkFolder } from './schemas/check.ts';
import { problemLine } from './schemas/problem.ts';
import type { Step } from './step.ts';

/** The product's schemas: forms, references, conditions. */
export const schemas: Step = {
  title: 'schemas',
  async run() {
    return checkFolder('schemas').map(problemLine);
  },
};
