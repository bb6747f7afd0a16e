import { describe, expect, it } from 'vitest';
import type { EntityFile, FormPage } from '../../../../contract/generated/meta.ts';
import { throwsUnlessProvided } from '../../data.ts';
import { loadPage } from '../../pages.ts';
import { differs, draftOf, leavesOut, restored } from './draft.ts';
import { formModel, openedFrom, type FormModel } from './model.ts';
import { draftPlace } from './useDraft.ts';

const entity: EntityFile = {
  version: 1,
  title: '样例',
  fields: {
    TrueName: { id: 1, type: 'text', title: '姓名', class: 'personal' },
    IdCardNo: { id: 2, type: 'idcard', title: '身份证号', class: 'sensitive' },
    OrgId: { id: 3, type: 'ref', ref: 'demo/Demo', title: '机构' },
    Left: { id: 4, type: 'text', title: '不在表单上' },
    Lines: {
      id: 5,
      type: 'list',
      title: '明细',
      fields: {
        Item: { type: 'text', title: '物品' },
        Account: { type: 'text', title: '账号', class: 'sensitive' },
      },
    },
  },
  scope: { '*': 'true' },
};
const shown: FormPage = {
  version: 1,
  title: '样例',
  kind: 'form',
  entity: 'demo/Demo',
  sections: [{ fields: ['TrueName', 'IdCardNo', 'OrgId', 'Lines'] }],
};

async function modelOf(fields: EntityFile['fields'] = entity.fields, page = shown): Promise<FormModel> {
  const Entities = { 'demo/Demo': { ...entity, fields } };
  const schema = () =>
    Promise.resolve({ Path: 'demo/form', Version: '1', Page: page, Pages: { 'demo/form': page }, Entities });
  return formModel(await loadPage(throwsUnlessProvided({ schema }), 'demo/form'));
}

const typed = {
  TrueName: '王小明',
  IdCardNo: '990101200001010011',
  OrgId: 'o1',
  OrgName: '农学院',
  Left: 'x',
  Lines: [{ Id: 'l1', Item: '被子', Account: '6222000000000000' }],
};

const NOTHING = { present: {}, locked: new Set<string>() };

describe('B33: the draft of a form', () => {
  it('holds what the form lets the user type, and nothing that is sensitive', async () => {
    const model = await modelOf();
    const draft = draftOf(model, typed, { Id: '1', Version: 3 }, 7);
    expect(draft).toMatchObject({ savedAt: 7, version: 3 });
    expect(Object.keys(draft.fields)).toEqual(['TrueName', 'OrgId', 'Lines']);
    const text = JSON.stringify(draft);
    for (const secret of ['990101', '6222', '"x"']) expect(text).not.toContain(secret);
    expect(leavesOut(model)).toBe(true);
  });

  it('comes back with its display texts', async () => {
    const model = await modelOf();
    const change = restored(model, draftOf(model, typed, undefined, 7), NOTHING);
    expect(change).toEqual({
      TrueName: '王小明',
      OrgId: 'o1',
      OrgName: '农学院',
      Lines: [{ Id: 'l1', Item: '被子' }],
    });
    expect([differs({}, change), differs(change, change)]).toEqual([true, false]);
  });

  it('leaves what it does not hold in the stored lines', async () => {
    const model = await modelOf();
    const draft = draftOf(model, { Lines: [{ Id: 'l1', Item: '被子' }, { Item: '枕头' }] }, undefined, 7);
    const present = { Lines: [{ Id: 'l1', Item: '床单', Account: '6222' }] };
    expect(restored(model, draft, { ...NOTHING, present })['Lines']).toEqual([
      { Id: 'l1', Item: '被子', Account: '6222' },
      { Item: '枕头' },
    ]);
  });

  it('comes back field by field when the form has changed, and never into a locked field', async () => {
    const draft = draftOf(await modelOf(), typed, undefined, 7);
    const { TrueName: _gone, ...others } = entity.fields;
    const changed = await modelOf(
      { ...others, OrgId: { id: 3, type: 'text', title: '机构' } },
      { ...shown, sections: [{ fields: ['IdCardNo', 'OrgId', 'Lines'] }] },
    );
    expect(restored(changed, draft, NOTHING)).toEqual({ Lines: [{ Id: 'l1', Item: '被子' }] });
    expect(restored(changed, draft, { ...NOTHING, locked: new Set(['Lines']) })).toEqual({});
  });
});

describe('the place of a draft', () => {
  it('is told apart by what the form was opened from, and by its name alone where that is nothing', async () => {
    const model = await modelOf(entity.fields, {
      ...shown,
      initial: { OrgId: "params.Org == null ? '1' : params.Org" },
    });
    const from = openedFrom(model, {
      given: { TrueName: '王' },
      params: { Org: '2', tab: 'all', Empty: '' },
    });
    expect(from).toEqual({ Org: '2', TrueName: '王' });
    expect(openedFrom(model, { params: { tab: 'all' } })).toEqual({});
    expect(draftPlace('form', undefined, {})).toEqual({ form: 'form', rowId: undefined });
    expect(draftPlace('form', { Id: 7 }, {})).toEqual({ form: 'form', rowId: '7' });
    expect(draftPlace('form', undefined, from)).toEqual(
      draftPlace('form', undefined, { TrueName: '王', Org: '2' }),
    );
    expect(draftPlace('form', undefined, from).form).not.toBe(
      draftPlace('form', undefined, { Org: '2' }).form,
    );
  });
});
