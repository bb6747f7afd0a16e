import { ENABLE } from '../../../contract/generated/codes.ts';
import { entities, type SsoClient } from '../../../contract/generated/entities.ts';
import { ProviderError } from '../../auth/sso/providers.ts';
import { problemText, providerIn } from '../../auth/sso/registered-providers.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { changeRow } from '../../data/write/system-write.ts';

/** Puts a provider in use once it says all that its protocol needs: a button of the login page that leads nowhere helps nobody. */
export async function enableClient(context: HandlerContext): Promise<true> {
  const row = chosenRow<SsoClient>(context);
  try {
    providerIn(row as SsoClient);
  } catch (error) {
    if (error instanceof ProviderError) throw refuse(`不能启用：${problemText(context.entity, error)}`);
    throw error;
  }
  await changeRow(context, entities.SsoClient, row, { State: ENABLE.On }, context.enCode);
  return true;
}

/** Keeps a secret, which nobody reads back. A field that leaves the server for nobody is set by code alone. */
export async function keepSecret(context: HandlerContext): Promise<true> {
  const row = chosenRow<SsoClient>(context);
  const change = { AppSecret: context.params['AppSecret'], SecretTime: context.now };
  await changeRow(context, entities.SsoClient, row, change, context.enCode);
  return true;
}
