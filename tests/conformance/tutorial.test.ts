import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readFolder } from '../../src/server/judge/files/schema-set.ts';
import { tutorialFiles } from '../_util/tutorial.ts';
import { atLength } from '../_util/scale.ts';

const withTutorial = (change?: (text: string) => string) => {
  const { files } = readFolder('schemas');
  for (const [path, content] of tutorialFiles()) {
    const text = JSON.stringify(content);
    files.set(path, JSON.parse(change ? change(text) : text));
  }
  return checkFiles(files).map(problemLine);
};

describe('L06 the tutorial of the README', () => {
  it('has an entity, a page and a menu', () => {
    expect([...tutorialFiles().keys()]).toEqual([
      'entities/visit/Visitor.json',
      'pages/visit/visitor-list.json',
      'menus/visit.json',
    ]);
  });

  atLength('passes the check as it is written', () => {
    expect(withTutorial()).toEqual([]);
  });

  atLength('a misspelt column is reported with file, pointer and suggestion', () => {
    const [problem] = withTutorial((text) =>
      text.replace('"columns":["VisitorName"', '"columns":["VisiterName"'),
    );
    expect(problem).toContain('schemas/pages/visit/visitor-list.json #/columns/0:');
    expect(problem).toContain('是否应为 "VisitorName"');
  });

  atLength.each([
    [
      'a field in a scope',
      'row.CreateUserId == me.UserId',
      'row.CreatUserId == me.UserId',
      '/scope/security',
      'CreateUserId',
    ],
    [
      'a field in a rule',
      'row.LeaveTime < row.VisitTime',
      'row.LeavTime < row.VisitTime',
      '/rules/0/deny',
      'LeaveTime',
    ],
    [
      'the page in the menu',
      'visit/visitor-list',
      'visit/visitors-list',
      '/items/0/comment',
      'visit/visitor-list',
    ],
    [
      'an EnCode on the page',
      '{"EnCode":"visit.visitor.leave"}',
      '{"EnCode":"visit.visitor.leav"}',
      '/rowActions/2/EnCode',
      'visit.visitor.leave',
    ],
  ])('%s misspelt is reported too', (_name, right, wrong, pointer, suggestion) => {
    const problems = withTutorial((text) => text.replace(right, wrong));
    expect(problems.some((line) => line.includes(` #${pointer}:`) && line.includes(`"${suggestion}"`))).toBe(
      true,
    );
  });
});
