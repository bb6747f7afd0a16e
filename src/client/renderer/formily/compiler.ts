import { Schema } from '@formily/react';

/**
 * Formily compiles every text that looks like {{...}} with `new Function`, labels and dictionary texts included.
 * This compiler gives the text back: nothing that comes from data is ever run. Installed when the module is loaded.
 */
Schema.registerCompiler((expression: string) => expression);

const REFUSED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses names with which Formily's paths would reach a prototype, and those it would read as a path. */
export function checkName(name: string): string {
  if (REFUSED.has(name) || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) throw new Error(`字段名 ${name} 不可用`);
  return name;
}
