import type { HandlerEnCode } from '../../contract/generated/entities.ts';
import type { ModuleTable } from '../data/module.ts';
import { assignment } from '../engines/assignment/index.ts';
import { accounts } from '../engines/accounts/accounts.ts';
import { deletions, endings } from '../engines/endings/endings.ts';
import { yielding } from '../engines/endings/yield.ts';
import { audience } from '../engines/audience/index.ts';
import { handout } from '../engines/handout/index.ts';
import { notify } from '../engines/notify/index.ts';
import { series } from '../engines/series/index.ts';
import { slot } from '../engines/slot/index.ts';
import { pinyinKeys } from '../engines/pinyin/index.ts';
import { papers } from '../engines/paper/index.ts';
import { checklists } from '../engines/checklist/index.ts';
import { copies } from '../engines/copy/index.ts';
import { appCenter } from './app-center/index.ts';
import { backSchool } from './back-school/index.ts';
import { core } from './core/index.ts';
import { counsellorSurvey } from './counsellor-survey/index.ts';
import { divideClass } from './divide-class/index.ts';
import { dormitory } from './dormitory/index.ts';
import { importExport } from './import-export/index.ts';
import { leave } from './leave/index.ts';
import { messageBoard } from './message-board/index.ts';
import { messagePush } from './message-push/index.ts';
import { notice } from './notice/index.ts';
import { orientationCash } from './orientation/cash/index.ts';
import { orientationDesk } from './orientation/desk/index.ts';
import { orientationOffice } from './orientation/office/index.ts';
import { orientationSteps } from './orientation/steps/index.ts';
import { print } from './print/index.ts';
import { questionnaire } from './questionnaire/index.ts';
import { quiz } from './quiz/index.ts';
import { rollcall } from './rollcall/index.ts';
import { supplies } from './supplies/index.ts';
import { vote } from './vote/index.ts';
import { system } from './system/index.ts';
import { workflow } from '../engines/approval/index.ts';

/** Engines that take part in writing, and every module with rules of its own; main.ts passes the table to the engine. */
export const modules = [
  assignment,
  appCenter,
  backSchool,
  core,
  counsellorSurvey,
  divideClass,
  dormitory,
  importExport,
  leave,
  messageBoard,
  messagePush,
  notice,
  orientationCash,
  orientationDesk,
  orientationOffice,
  orientationSteps,
  print,
  questionnaire,
  quiz,
  rollcall,
  supplies,
  system,
  vote,
  workflow,
  accounts,
  endings,
  deletions,
  yielding,
  series,
  audience,
  pinyinKeys,
  handout,
  checklists,
  copies,
  notify,
  slot,
  papers,
] as const satisfies ModuleTable;

type EnCodesOf<Module> = Module extends { readonly handlers: infer Handlers } ? keyof Handlers : never;

const handled = Object.assign({}, ...modules.map((module) => ('handlers' in module ? module.handlers : {})));

/** An EnCode that needs code and has none does not compile. */
export const HANDLED: Record<HandlerEnCode, unknown> = handled as Record<
  EnCodesOf<(typeof modules)[number]>,
  unknown
>;
