import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../src/server/judge/check.ts';
import { parseTexts, readTexts } from '../../src/server/judge/files/schema-set.ts';
import { JsonSource } from '../../src/server/judge/json-source.ts';
import { placeOfUse } from '../../src/server/judge/names/use-place.ts';
import type { Use } from '../../src/server/judge/names/uses.ts';
import { applyEdits } from '../json/edits.ts';
import { changedLines } from './changed-lines.ts';
import { CODEMODS } from './index.ts';
import { runCodemod } from './run.ts';
import { atLength } from '../../tests/_util/scale.ts';

/** A case: what was given, the folder it runs over, and the files that it must have changed, as they are afterwards. */
interface Case {
  readonly input: string;
  readonly given: readonly string[];
}

const cases = CODEMODS.flatMap((codemod) => {
  const folder = join('tools/codemod', codemod.name, 'cases');
  return readdirSync(folder).map((name) => ({
    title: `${codemod.name}: ${name}`,
    codemod,
    output: readTexts(join(folder, name, 'output')),
    ...(JSON.parse(readFileSync(join(folder, name, 'given.json'), 'utf8')) as Case),
  }));
});

describe('L05 codemods', () => {
  it('each has a folder with at least one case', () => {
    for (const { name } of CODEMODS) expect(existsSync(join('tools/codemod', name, 'cases'))).toBe(true);
  });

  it.each(cases)(
    '$title makes the output of the input, byte by byte',
    ({ codemod, input, given, output }) => {
      expect(Object.fromEntries(runCodemod(codemod, readTexts(input), given))).toEqual(
        Object.fromEntries(output),
      );
    },
  );

  const rename = CODEMODS.find(({ name }) => name === 'rename-field')!;
  const clinic = readTexts('tests/fixtures/apps/clinic');

  it.each([
    [['clinic/Visit.Days'], '用法'],
    [['clinic/Vist.Days', 'Length'], '数据对象 "clinic/Vist" 不存在'],
    [['clinic/Visit.Dys', 'Length'], '没有字段 "Dys"'],
    [['clinic/Visit.Id', 'Key'], '由系统提供'],
    [['clinic/Visit.Days', 'days'], '不能作字段名'],
    [['clinic/Visit.Days', 'Name'], '已有字段 "Name"'],
  ])('rename-field %j is refused with its reason', (given, reason) => {
    expect(() => runCodemod(rename, clinic, given)).toThrow(reason);
  });

  it('rename-field reaches the steps of paths through references, in keys and values', () => {
    const call = 'calls/Book/Shelves.json';
    const books = readTexts('tests/fixtures/apps/books');
    const group = '"group": [{ "field": "BookId", ';
    const paths = `"filter": { "BookId.Shelf": "'1'" }, ${group.replace('BookId', 'BookId.Shelf')}`;
    books.set(call, books.get(call)!.replace(group, paths));
    const renamed = (given: readonly string[]) => runCodemod(rename, books, given).get(call);
    expect(renamed(['library/Book.Shelf', 'Rack'])).toContain(paths.replaceAll('.Shelf', '.Rack'));
    expect(renamed(['library/Copy.BookId', 'OfBook'])).toContain(paths.replaceAll('BookId.', 'OfBook.'));
  });

  atLength(
    'rename-field reaches the columns that follow a field, and the blocks that name it, in the product',
    () => {
      const shipped = readTexts('schemas');
      const renames = [
        ['dormitory/Room.RoomNo', 'DoorNo', 'entities/dormitory/Bed.json', '{RoomId.DoorNo}'],
        ['core/Student.Phone', 'Mobile', 'entities/rollcall/NamingRecord.json', '"field": "Mobile"'],
        ['exam/ExamQuestion.BankId', 'Shelf', 'entities/exam/ExamPaper.json', '"by": "Shelf"'],
        [
          'rollcall/NamingRecord.TaskName',
          'Title',
          'entities/rollcall/NamingRecord.json',
          '"field": "TaskName"',
        ],
      ] as const;
      for (const [path, name, file, written] of renames) {
        expect(shipped.get(file)).not.toContain(written);
        for (const [changed, edits] of rename.edits(shipped, [path, name]))
          shipped.set(changed, applyEdits(shipped.get(changed)!, edits));
        expect(shipped.get(file)).toContain(written);
      }
      const { problems, set } = inspect(parseTexts(shipped).files);
      expect(problems).toEqual([]);
      const sources = new Map([...shipped].map(([file, text]) => [file, new JsonSource(text)]));
      // What a paper reads goes by its name, and is renamed in every part at once.
      const isWritten = ({ kind, pointer }: Use) => kind === 'field' && !pointer.startsWith('/paper');
      const nowhere = [...set!.uses.values()].filter(
        (use) => isWritten(use) && !placeOfUse(sources.get(use.file)!, use),
      );
      expect(nowhere).toEqual([]);
    },
  );

  atLength(
    'rename-field takes along what a paper reads by the same name, and refuses what it reads by this one',
    () => {
      const shipped = readTexts('schemas');
      const [questions, rules] = ['entities/exam/ExamQuestion.json', 'entities/exam/ExamRule.json'] as const;
      for (const file of [questions, rules])
        shipped.set(
          file,
          shipped
            .get(file)!
            .replace(
              '"fields": {',
              '"fields": { "Chapter": { "id": 90, "type": "text", "title": "章", "length": 9 },',
            ),
        );
      const renamed = runCodemod(rename, shipped, ['exam/ExamQuestion.Chapter', 'Part']);
      for (const file of [questions, rules]) expect(renamed.get(file)).toContain('"Part": { "id": 90');
      expect(() => runCodemod(rename, shipped, ['exam/ExamTaking.Turn', 'Other'])).toThrow(
        'exam/ExamPaper 的 "paper" 按这个名称读取',
      );
    },
  );

  it('a folder with faults is not touched', () => {
    const broken = new Map(clinic).set('menus/roles.json', '{}');
    expect(() => runCodemod(rename, broken, ['clinic/Visit.Days', 'Length'])).toThrow('已有错误');
  });

  it('lines that differ are told with their numbers', () => {
    expect(changedLines('a\n b\nc', 'a\n d\nc')).toEqual(['2- b', '2+ d']);
  });
});
