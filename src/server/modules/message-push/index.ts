import { enCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { countRead } from '../../engines/notify/count-read.ts';
import { sendTemplate } from '../../engines/notify/send.ts';
import { retryLog, retryTask, testTemplate } from '../../engines/notify/retry.ts';

/** Messages: what the schemas cannot say (domain/02-modules-A, A8). */
export const messagePush = {
  of: 'message-push',
  everyMinute: countRead,
  handlers: {
    [enCodes.pushTaskSend]: sendTemplate,
    [enCodes.pushTaskRetry]: retryTask,
    [enCodes.pushLogRetry]: retryLog,
    [enCodes.pushTemplateTest]: testTemplate,
  },
} satisfies ServerModule;
