import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOfImplementers } from '../_util/plain-words.ts';

const CLIENT = 'src/client';

/** Where the text of a thrown thing is read: `messageOf` and `failureText` tell what is for people, these know what was thrown. */
const READS: Readonly<Record<string, string>> = {
  'account/failure-text.ts': 'it is the place',
  'renderer/data.ts': 'it is the place',
  'actions/run-action.ts': 'a part that could not be loaded, in our words',
  'export/work.ts': 'a workbook that cannot be made, in our words',
  'renderer/ErrorBoundary.tsx': 'a part that could not be loaded, in our words',
  'renderer/Page.tsx': 'a part that could not be loaded, in our words',
  'request/web-log.ts': 'what goes to the log of the server',
  'session/part.ts': 'what is looked at and not told',
  'shell/Optional.tsx': 'a part that could not be loaded, in our words',
  'shell/Start.tsx': 'a part that could not be loaded, in our words',
  'renderer/page-kinds/documents/editor/TemplatePreview.tsx': 'a fault of a template, for who writes it',
  'renderer/page-kinds/list/FilterFields.tsx': 'no failure: what is wrong with a range',
  'renderer/page-kinds/list/controller.ts': 'no failure: what is wrong with a range',
  'renderer/page-kinds/paper/autosave.ts': 'a refusal of the server',
  'renderer/blocks/countdown/CountdownPart.tsx': 'a fault of a schema, which only implementers are told',
  'renderer/page-kinds/flows/Exchange.tsx': 'a fault of a definition, for who draws it',
  'renderer/page-kinds/flows/bpmn/read.ts': 'where a file of another tool breaks, for who brings it',
  'renderer/page-kinds/flows/from-json.ts': 'where a definition that was typed breaks, for who brings it',
  'renderer/schema/fault.ts': 'a fault of a schema, which only implementers are told',
  'renderer/schema/fields.ts': 'a fault of a schema, which only implementers are told',
};

it('16: what is told of a failure is told by one of two places, which know the words of programs', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const reading = files.filter((name) =>
    /\b(?:failure|error|problem|reason|thrown|cause|e)\.message\b|\(\w+ as Error\)\.message/.test(
      readFileSync(join(CLIENT, name), 'utf8'),
    ),
  );
  expect(reading.toSorted()).toEqual(Object.keys(READS).toSorted());
});

const CHINESE = /\p{Script=Han}/u;
/** What stands in quotes in a formula is shown, its names are not. */
const FORMULA = /\b(?:row|x|me|form|params|last)\.\w|\b(?:now|sum|count|size|days)\(/;
const shownIn = (text: string): string[] =>
  FORMULA.test(text) ? [...text.matchAll(/'([^']*)'/g)].map(([, shown]) => shown!) : [text];

/** Keys of texts; some of them name a field elsewhere, in one word. */
const TOLD = /^(?:title|empty|text|note|placeholder|message|refuse|success|confirm)$/;

/** The texts of a file with the keys that they stand under. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isTold = CHINESE.test(value) || (value.includes(' ') && TOLD.test(key));
    return isTold ? shownIn(value) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, Array.isArray(value) ? key : name));
}

describe('16 nobody is shown what only an implementer can read, in whatever state a page is', () => {
  it.each(['entities', 'pages', 'menus', 'codes', 'settings', 'flows'])(
    'by a text of schemas/%s',
    (folder) => {
      const files = readdirSync(join('schemas', folder), { recursive: true, encoding: 'utf8' });
      const texts = files
        .filter((file) => /(?<!\.test)\.json$/.test(file))
        .flatMap((file) => {
          const content = JSON.parse(readFileSync(join('schemas', folder, file), 'utf8')) as object;
          // What an entity is for is read in its file and nowhere else.
          const told = folder === 'entities' ? { ...content, note: '' } : content;
          return textsIn(told).map((text) => [file, text]);
        });
      expect(texts.length).toBeGreaterThan(60);
      expect(texts.filter(([, text]) => wordsOfImplementers(text!).length > 0)).toEqual([]);
    },
  );

  it('by a text of the browser’s own code', () => {
    const files = [CLIENT, 'src/contract'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const texts = files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('generated'))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
        const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
          ([, text, template]) => (text ?? template)!.replaceAll(/\$\{[^}]*\}/g, '…'),
        );
        const between = [...code.matchAll(/>\s*([^<>{}();=]+?)\s*<\//g)].map(([, text]) => text!);
        return [...quoted.filter((text) => CHINESE.test(text)), ...between].map((text) => [file, text]);
      });
    expect(texts.length).toBeGreaterThan(1_500);
    expect(texts.filter(([, text]) => wordsOfImplementers(text!).length > 0)).toEqual([]);
  });
});
