import { expect, it } from 'vitest';
import { throwsUnlessProvided } from '../../data.ts';
import { branchOf } from './branches.ts';
import { levelsOf, pathName } from './levels.ts';

const NAMES: Readonly<Record<string, string>> = {
  36: '江西省',
  3601: '南昌市',
  360103: '西湖区',
  11: '北京市',
};
const parentOf = (code: string) => (code.length === 2 ? '' : code.slice(0, -2));

/** A tree on a server that notes what it was asked. */
function server() {
  const asked: string[] = [];
  const data = throwsUnlessProvided({
    tree: async ({ ParentId = '' }) => {
      asked.push(`below ${ParentId}`);
      return Object.entries(NAMES)
        .filter(([code]) => parentOf(code) === ParentId)
        .map(([Id, Name]) => ({ Id, Name, ParentId: ParentId || null, IsLeaf: Id.length === 6 }));
    },
    options: async ({ Ids = [] }) => {
      asked.push(`which ${Ids.join()}`);
      return Ids.map((Value) => ({ Value, Label: NAMES[Value]!, ParentId: parentOf(Value) || null }));
    },
  });
  return { data, asked };
}

it('L01 a large tree is fetched level by level, each once', async () => {
  const { data, asked } = server();
  const names = async (code: string) => (await branchOf(data, 'REGION', code)).map(({ name }) => name);
  expect(await names('')).toEqual(['北京市', '江西省']);
  expect(await names('36')).toEqual(['北京市', '江西省', '南昌市']);
  expect(await names('3601')).toEqual(['北京市', '江西省', '南昌市', '西湖区']);
  expect(await names('360103')).toHaveLength(4);
  expect(asked).toEqual(['below ', 'below 36', 'below 3601']);
});

it('L01 a value that was stored is found with what stands above it', async () => {
  const { data, asked } = server();
  const items = await branchOf(data, 'REGION', '360103');
  expect(levelsOf(items, '360103').map(({ chosen }) => chosen)).toEqual(['36', '3601', '360103']);
  expect(pathName(items, '360103')).toBe('江西省南昌市西湖区');
  expect(asked.slice(0, 3)).toEqual(['which 360103', 'which 3601', 'which 36']);
});

it('what failed is asked for again', async () => {
  const { data } = server();
  let broken = true;
  const shaky = {
    ...data,
    tree: (...args: Parameters<typeof data.tree>) =>
      broken ? Promise.reject(new Error('断网')) : data.tree(...args),
  };
  await expect(branchOf(shaky, 'REGION', '')).rejects.toThrow('断网');
  broken = false;
  expect(await branchOf(shaky, 'REGION', '')).toHaveLength(2);
});
