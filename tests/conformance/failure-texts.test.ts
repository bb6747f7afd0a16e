import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
