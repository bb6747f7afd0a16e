/** One screen of one contender, and where its parts are found in the page. */
export interface Scene {
  /** Fields, or rows, that stand on the page. */
  readonly item: string;
  /** How many there are once everything stands; fewer than all where only those in sight are drawn. */
  readonly whole: number;
  /** Draws the screen; what it answers takes it away. */
  mount(host: HTMLElement): () => void;
  /** The text input that is typed into. */
  readonly input?: string;
  /** Asks for all problems to be shown, and how one is found. */
  readonly problem?: string;
  validate?(): void;
  /** What scrolls. */
  readonly scroller?: string;
}

/** A way of drawing the same screens. */
export interface Contender {
  /** Loads what a page that is open has loaded. */
  prepare?(): Promise<void>;
  readonly form?: Scene;
  readonly grid?: Scene;
  readonly list?: Scene;
}

export type SceneName = 'form' | 'grid' | 'list';

/** Fields that a window of 900 pixels shows in two columns. */
export const FIRST_SCREEN: Readonly<Record<SceneName, number>> = { form: 24, grid: 12, list: 12 };

export interface Mount {
  readonly first: number;
  readonly whole: number;
}

/** What a contender's page offers to the bench. */
export interface Stage {
  readonly scenes: readonly SceneName[];
  mount(name: SceneName): Promise<Mount>;
  unmount(): Promise<void>;
  type(text: string): Promise<void>;
  validate(wanted: number): Promise<number>;
  scroll(frames: number): Promise<number[]>;
}
