import { calls } from '../../contract/generated/calls.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Queryable } from '../data/database/database.ts';
import { settingsIn } from './catalogue.ts';
import { settingsOf } from './settings.ts';

/** Ids are letters and digits, which no address is. */
const ID = /^[0-9A-Za-z_-]{1,36}$/;

/**
 * Where anybody fetches a picture of the site: the value of a setting is the Id of a file, or an address as it stands, which
 * the browser judges.
 */
export function imageUrl(value: string): string {
  return ID.test(value) ? `${calls.SysInfo.SiteImage.path}?Id=${value}` : value;
}

/** Whether a file is one of the site's pictures that visitors are shown now. */
export async function isSiteImage(queryable: Queryable, catalog: Catalog, id: string): Promise<boolean> {
  const keys = [...catalog.settings.values()]
    .flatMap(settingsIn)
    .filter(({ field, public: isPublic }) => field.type === 'image' && isPublic === true)
    .map(({ key }) => key);
  return Object.values(await settingsOf(queryable, keys)).includes(id);
}
