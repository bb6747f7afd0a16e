import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: undefined,
    demo: true,
    demoStudents: 2000,
    validateOutputs: false,
    trustProxy: [],
  });
});

test('a variable fixes its setting, and leaves it to the school where it is not given', () => {
  expect(Object.values(readConfig({}).fixed).filter((value) => value !== undefined)).toEqual([]);
  expect(readConfig({ IDLE_MINUTES: '45', TASK_ROWS: '0' }).fixed).toMatchObject({
    'session.idleMinutes': 45,
    'task.rows': 0,
  });
});

test('an empty variable is one that was not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
    demo: true,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['IDLE_MINUTES', '0'],
  ['DEMO_STUDENTS', '-5'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'school.example.edu.cn'],
  ['SMTP_URL', 'http://mail.example.edu.cn'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
