import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { answerByGates } from './gates.ts';
import { keepNights } from './nights.ts';
import { signByCode, signIn } from './sign.ts';
import { keepTonight } from './tonight.ts';
import { previewTask } from './tasks.ts';

/** Roll-call: what the schemas cannot say (domain/02-modules-A, A5). */
export const rollcall = {
  of: 'rollcall',
  everyMinute: (engine) => oneByOne([keepNights, keepTonight], (duty) => duty(engine)),
  handouts: { [entities.NamingInstance]: { answered: answerByGates } },
  handlers: {
    [enCodes.rollcallTaskPreview]: previewTask,
    [enCodes.rollcallSignDo]: signIn,
    [enCodes.rollcallSignPhoto]: signIn,
    [enCodes.rollcallSignScan]: signByCode,
  },
} satisfies ServerModule;
