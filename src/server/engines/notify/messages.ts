import type { Message as MessageBlock, MessageContact } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { entityOf } from '../../data/entities.ts';

/** A message that an entity declares. */
export interface Declared extends MessageBlock {
  readonly to: NonNullable<MessageBlock['to']>;
  /** Entity of the rows that it is told of. */
  readonly entity: EntityModel;
}

/** The message of a name, `<module>/<Entity>.<message>`. */
export function messageNamed({ catalog }: { readonly catalog: Catalog }, name: string): Declared {
  const [of = '', key = ''] = name.split('.');
  const entity = entityOf({ catalog }, of);
  const message = declared(entity, key);
  if (!message) throw new Error(`no message ${name}`);
  return message;
}

/** The messages of an entity. */
export const messagesOf = (entity: EntityModel): Declared[] =>
  Object.keys(entity.file.messages ?? {}).flatMap((key) => declared(entity, key) ?? []);

function declared(entity: EntityModel, key: string): Declared | undefined {
  const { messages = {} } = entity.file;
  const own = messages[key];
  if (!own) return undefined;
  const { when: _when, given: _given, on: _on, at: _at, ...shared } = messages[own.like ?? ''] ?? {};
  const both = { ...shared, ...own };
  return { ...both, to: both.to ?? [], entity };
}

/** Whether a way of a message leads to somebody who has no account. */
export const isContact = (way: Declared['to'][number]): way is MessageContact =>
  typeof way !== 'string' && 'phone' in way;

/** All messages that are declared. */
export const allMessages = (catalog: Pick<Catalog, 'entities'>): Declared[] =>
  [...catalog.entities.values()].flatMap(messagesOf);

/** The entity whose rows a message is about: that which `about` refers to, else its own. */
export function aboutEntity(catalog: Catalog, { entity, about }: Declared): EntityModel {
  const target = about === undefined ? undefined : entity.fields.get(about)?.ref;
  return target === undefined ? entity : entityOf({ catalog }, target);
}
