import type { Contender } from './contender.ts';
import { open } from './stage.ts';

const contenders: Readonly<Record<string, () => Promise<{ contender: Contender }>>> = {
  ours: () => import('./ours.tsx'),
  antd: () => import('./antd.tsx'),
  formily: () => import('./formily.tsx'),
  rjsf: () => import('./rjsf.tsx'),
  amis: () => import('./amis.ts'),
};

const name = new URLSearchParams(location.search).get('contender') ?? '';
await open((await contenders[name]!()).contender);
