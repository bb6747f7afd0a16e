/** One screen of one contender, and where its parts are found in the page. */
export interface Scene {
  /** How its fields, or its rows, are found. Whether they stand is judged alike for everybody: see standing.ts. */
  readonly item: string;
  /** Draws the screen; what it answers takes it away. */
  mount(host: HTMLElement): () => void;
  /** The text input that is typed into. */
  readonly input?: string;
  /** Asks for all problems to be shown, and how one is found. */
  readonly problem?: string;
  validate?(): void;
  /** What is pressed to open the first choice. */
  readonly choice?: string;
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
  /** A form whose formulas follow what is typed. */
  readonly formulas?: Scene;
}

export type SceneName = 'form' | 'grid' | 'list' | 'formulas';

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
  /** Milliseconds until the first choice shows what can be chosen. */
  choose(): Promise<number>;
  /** Milliseconds until a cell of a row takes what is typed. */
  edit(): Promise<number>;
  validate(wanted: number): Promise<number>;
  scroll(frames: number): Promise<number[]>;
}
