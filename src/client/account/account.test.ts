import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password.ts';
import { copyrightOf, loginTitle, siteTitle } from './site.ts';

const change = { OldPwd: 'a', NewPwd: 'b', NewPwd2: 'b', Email: 'a@b.cn' };

describe('A05: the password dialog', () => {
  it('asks for what is missing', () => {
    expect(passwordProblems({ OldPwd: '', NewPwd: '', NewPwd2: '', Email: '' }, false)).toEqual({
      OldPwd: '请输入旧密码',
      NewPwd: '请输入新密码',
      NewPwd2: '请再次输入新密码',
      Email: '请输入邮箱',
    });
  });

  it('wants no e-mail when a first password must be changed, and takes one that is right', () => {
    expect(passwordProblems({ ...change, Email: '' }, false, true)).toEqual({});
    expect(passwordProblems({ ...change, Email: 'a@' }, false, true)).toEqual({ Email: '邮箱格式不正确' });
  });

  it('wants no e-mail of teachers', () => {
    expect(passwordProblems({ ...change, Email: '' }, true)).toEqual({});
  });

  it.each(['a', 'a@', 'a@b', 'a b@c.cn', '@b.cn', 'a@b..cn'])('refuses the e-mail %j', (Email) =>
    expect(passwordProblems({ ...change, Email }, false)).toEqual({ Email: '邮箱格式不正确' }),
  );

  it.each(['a@b.cn', 'zhang.san+1@mail.example.edu.cn', ' a@b.cn '])('takes the e-mail %j', (Email) =>
    expect(passwordProblems({ ...change, Email }, false)).toEqual({}),
  );
});

describe('titles of the site', () => {
  it('S02: academy and web title, the party members’ own, and the default', () => {
    const site = { Academy: '示范农业大学', WebTitle: '学生工作平台' };
    expect(loginTitle(site, null)).toBe('示范农业大学学生工作平台');
    expect(loginTitle(site, 'PartyBuild')).toBe('学生工作平台党员管理系统');
    expect(siteTitle({ Academy: '', WebTitle: '' })).toBe('智慧迎新系统');
  });

  it('S03: the configured holder of the copyright, else the current year', () => {
    expect(copyrightOf({ CopyrightName: '学生工作处' })).toBe('学生工作处');
    expect(copyrightOf({ CopyrightName: '' }, new Date('2031-05-01'))).toBe('2031');
  });
});
