import type { CodeFile } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { readSchemas } from './read-schemas.ts';

const NUMBERED = 'ErrorCode';

/** Constants of the dictionaries that hand-written code names (`typed`). Error codes are numbers, all others texts. */
export function codeConstants(schemas: string): string {
  const typed = readSchemas<CodeFile>(schemas, 'codes').filter((file) => file.content.typed);
  const blocks = typed.map(({ name, content }) => {
    const lines = content.items
      .filter((item) => item.key)
      .map((item) => `  ${item.key}: ${name === NUMBERED ? item.code : JSON.stringify(item.code)},`);
    return `/** ${content.title} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
  });
  return BANNER + blocks.join('\n') + clientRules(schemas);
}

function clientRules(schemas: string): string {
  const file = readSchemas<CodeFile>(schemas, 'codes').find(({ name }) => name === NUMBERED);
  const lines = (file?.content.items ?? []).map((item) => `  ${item.code}: '${item.client}',`);
  return [
    '\n/** What the browser does when a call answers with a code (specification 8). */',
    `export type ClientRule = ${CLIENT_RULES.map((rule) => `'${rule}'`).join(' | ')};\n`,
    'export const CLIENT_RULES: Readonly<Record<number, ClientRule>> = {',
    ...lines,
    '};\n',
  ].join('\n');
}

const CLIENT_RULES = ['return', 'expire', 'silent', 'message', 'modal', 'pass', 'redirect'];
