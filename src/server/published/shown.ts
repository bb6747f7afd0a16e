import { fetchSchoolDays, NO_DAYS, withSchoolDays } from '../calendar/school-days.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import { withoutModules } from '../data/schemas/closed-modules.ts';
import type { Database } from '../data/database/database.ts';
import type { ModuleTable } from '../data/module.ts';
import { fetchSchoolItems, NO_ITEMS, revisionOf, withSchoolItems } from '../dictionaries/school-items.ts';
import { modulesOff } from '../settings/switches.ts';

/** Schemas with the code that answers for them. */
export interface Served {
  readonly catalog: Catalog;
  readonly modules: ModuleTable;
}

/**
 * What is shown of the schemas that are served: the dictionaries of the files with the school's own items over them and its
 * calendar, without the modules that it does not use.
 */
export class ShownSchemas {
  private own = NO_ITEMS;
  private days = NO_DAYS;
  private off: readonly string[] = [];
  catalog: Catalog;

  constructor(
    private readonly database: Database,
    private present: Served,
  ) {
    this.catalog = present.catalog;
  }

  get served(): Served {
    return this.present;
  }

  put(next: Served): void {
    this.present = next;
    const known = withSchoolDays(withSchoolItems(next.catalog, this.own), this.days);
    this.catalog = withoutModules(known, new Set(this.off));
  }

  /** Takes up all that the school made. */
  async takeSchool(): Promise<void> {
    await this.takeItems();
    await this.takeDays();
    await this.takeSwitches();
  }

  /** Takes up what the school has changed meanwhile. */
  async takeChanges(): Promise<void> {
    if ((await revisionOf(this.database)) !== this.own.revision) await this.takeItems();
    await this.takeDays();
    await this.takeSwitches();
  }

  private async takeItems(): Promise<void> {
    this.own = await fetchSchoolItems(this.database);
    this.put(this.present);
  }

  private async takeDays(): Promise<void> {
    const found = await fetchSchoolDays(this.database);
    if (found.revision === this.days.revision) return;
    this.days = found;
    this.put(this.present);
  }

  private async takeSwitches(): Promise<void> {
    const now = await modulesOff(this.database);
    if (now.join() === this.off.join()) return;
    this.off = now;
    this.put(this.present);
  }
}
