import type { FieldProblem } from '../../contract/envelope.ts';
import type { ActionFile, Verb, VoteNode } from '../../contract/generated/meta.ts';
import type { Row } from '../../contract/rules.ts';
import type { Named } from './row-of.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Caller } from './access/caller.ts';
import type { Catalog } from './schemas/catalog.ts';
import type { Queryable, Transaction } from './database/database.ts';
import type { Engine } from './engine.ts';
import type { VoteCount, VoteOpened } from './flow/course-facts.ts';
import type { Holder } from './flow/flow.ts';
import type { Refusal } from './refusal.ts';
import type { PaperRules } from './paper-rules.ts';

/** What every piece of module code is given: the engine, the open transaction, the caller and the database's clock. */
export interface WriteContext {
  readonly engine: Engine;
  readonly tx: Transaction;
  readonly caller: Caller;
  /** `YYYY-MM-DD HH:mm:ss` by the database's clock. */
  readonly now: string;
  /** The act is done on several rows with the same parameters. */
  readonly isOneOfMany?: boolean;
}

/** A row about to be stored. A hook may change `row` or throw a Refusal; one that names the type of the rows names their fields alone. */
export interface RowHook<Stored extends object = Row> extends WriteContext {
  readonly entity: EntityModel;
  readonly row: Named<Stored>;
  /** The stored row, null for a new one. */
  readonly before: Named<Stored> | null;
  readonly enCode: string;
}

/** A row that was stored: new without `before`, deleted without `after`. Either may hold some of the fields alone. */
export interface StoredRow {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Rows of one entity that were stored together. */
export interface StoredRows {
  readonly entity: EntityModel;
  readonly rows: readonly StoredRow[];
  readonly enCode: string;
  /** Fields that the act named, even where their values stay the same. */
  readonly named?: readonly string[];
}

/** Rows of one entity that a statement of SQL has written, of which no more is known than their Ids. */
export interface WrittenRows {
  readonly entity: EntityModel;
  readonly ids: readonly string[];
  /** Fields that the statement set; none: the rows are new. */
  readonly fields: readonly string[];
  readonly enCode: string;
}

/** What happened to an application where its verb alone does not say it. */
export type FlowEvent = 'due' | 'handed' | 'moved' | 'objected' | 'nothing';

/** A step that was taken with an application, once it is stored. */
export interface FlowStepped extends WriteContext {
  readonly entity: EntityModel;
  readonly enCode: string;
  readonly verb: Verb;
  readonly event?: FlowEvent | undefined;
  readonly before: Row;
  readonly row: Row;
  /** Title of the node that the application has left by it, where people had to decide. */
  readonly passed?: string | undefined;
  /** Accounts that are told of it and decide nothing. */
  readonly copies?: readonly string[];
  /** The objection that was made, and the people that decide on it. */
  readonly objection?: { readonly id: string; readonly judges: readonly Holder[] };
  /** Objections that wait no more: decided on, or of an application that went on. */
  readonly judged?: readonly string[];
  /** What was written with it: an opinion or a reason. */
  readonly opinion: string | null;
  /** What the application was made for has come to an end, so that nobody decided on it. */
  readonly isEnd?: boolean;
}

/** A vote that an application asks for. */
export interface VoteAsked extends WriteContext {
  readonly entity: EntityModel;
  readonly row: Row;
  readonly node: VoteNode;
  /** Accounts of those who vote: one or more. */
  readonly people: readonly string[];
  /** What they are told of the application, a line for each field. */
  readonly about: string;
}

/** How a module holds the votes of flows. */
export interface VotesOfFlows {
  /** Opens a vote. */
  readonly open: (vote: VoteAsked) => Promise<VoteOpened>;
  /** Of votes, by their Ids, those that are over and counted. */
  readonly counted: (engine: Engine, ids: readonly string[]) => Promise<ReadonlyMap<string, VoteCount>>;
  /** Nothing waits for a vote any more: nobody votes on, and what was counted stays. */
  readonly close: (context: WriteContext, id: string) => Promise<void>;
}

/** An end that was planned for a day and is refused when the day has come. */
export interface PlanRefused extends WriteContext {
  readonly entity: EntityModel;
  readonly row: Row;
  /** Action that the end was planned with. */
  readonly enCode: string;
  /** What the end is called. */
  readonly title: string;
  /** Its day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly reason: string;
}

/** A row that the caller wants to act on and does not reach for that. */
export interface LookedFor {
  readonly engine: Engine;
  readonly queryable: Queryable;
  readonly caller: Caller;
  /** `YYYY-MM-DD HH:mm:ss` by the database's clock. */
  readonly now: string;
  readonly entity: EntityModel;
  readonly id: string;
}

/** An EnCode that module code answers. `rows` are in scope, locked and pass the action's guard. */
export interface HandlerContext extends WriteContext {
  readonly entity: EntityModel;
  readonly enCode: string;
  readonly rows: readonly Row[];
  readonly params: Row;
  /** Does something once what is written here is committed. */
  readonly later: (work: () => void) => void;
}

/** An EnCode that is only asked about: its rows, and what was typed for it. */
export type ReachContext = Omit<HandlerContext, 'later'>;

/** One of several requests for an EnCode that are answered together: what it names is judged by who answers. */
export interface GroupedRequest {
  readonly caller: Caller;
  readonly ids: readonly string[];
  readonly params: Row;
}

/** What answers requests together: nobody's transaction in particular. */
export interface GroupContext {
  readonly engine: Engine;
  readonly tx: Transaction;
  readonly entity: EntityModel;
  readonly enCode: string;
}

/** Answers requests of different users together, each with a value or a Refusal. */
export type GroupedAnswer = (
  context: GroupContext,
  requests: readonly GroupedRequest[],
) => Promise<readonly unknown[]>;

/** The person who wishes for a place, and what is said against the wish by itself. */
export interface JudgedWish {
  readonly person: string | null;
  readonly against: Refusal | undefined;
}

/** A place that somebody has now. */
export interface TakenPlace {
  readonly place: string;
  readonly person: string | null;
}

/** What a module says of places that are rows of its entity. */
export interface SlotRules {
  /** Judges wishes for places, in their order. */
  judge(group: GroupContext, requests: readonly GroupedRequest[]): Promise<readonly JudgedWish[]>;
  /** What follows when people have their places. @returns what each is told, by the place */
  given(context: WriteContext, won: readonly TakenPlace[]): Promise<ReadonlyMap<string, unknown>>;
  /** What follows when the place of a person was taken back. */
  freed(context: HandlerContext, person: string): Promise<void>;
}

/** What a module does with rows that are out with people (`handout`). */
export interface HandoutRules {
  /** Once a minute while any is out: answers that people do not give themselves, before what is late is missed. */
  answered?(context: WriteContext): Promise<void>;
  /** After rows ended and were counted for good. */
  ended?(context: WriteContext, ids: readonly string[]): Promise<void>;
}

/** Codes that stand on printed documents of an entity's rows, and are good until the row is printed again. */
export interface PaperCodes {
  /** The codes of a print of this moment, in milliseconds since 1970; none for a row that needs none any more. */
  make(
    engine: Engine,
    queryable: Queryable,
    ids: readonly string[],
    at: number,
  ): Promise<ReadonlyMap<string, string>>;
  /** The print of that moment is there: codes of earlier ones are good no more. */
  keep(context: WriteContext, ids: readonly string[], at: number): Promise<void>;
  /** A print of that moment may come: its codes are good beside those of the last one until it is settled. */
  offer(context: WriteContext, ids: readonly string[], at: number): Promise<void>;
  /** The print that was offered is there, so that earlier ones are good no more; or it never came. */
  settle(context: WriteContext, ids: readonly string[], at: number, isThere: boolean): Promise<void>;
}

/** What is asked of a module when an export begins. */
export interface ExportAsked {
  readonly engine: Engine;
  readonly caller: Caller;
  /** What the list was narrowed by. */
  readonly filter: Row;
}

/** Columns that stand behind an entity's own in an export, such as the answers of a sheet. */
export interface MoreColumns {
  readonly titles: readonly string[];
  /** Fields of the entity that may not stand beside them. */
  readonly without: readonly string[];
  /** Their cells in each of the rows, which carry their Ids. */
  cells(rows: readonly Row[]): Promise<readonly (readonly (string | number | null)[])[]>;
}

/** A part of a document that module code makes. */
export type DocumentPart =
  | { readonly heading: string; readonly level: 1 | 2 }
  | { readonly text: string }
  | { readonly titles: readonly string[]; readonly lines: readonly (readonly (string | number)[])[] };

/** What is asked of a module when a document of one row is wanted, which the caller reaches. */
export interface DocumentAsked {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly row: Row;
}

/** Where a file that is sent for an EnCode belongs, and what it may be. */
export interface UploadPlace {
  /** Extensions; absent: all that the product takes. */
  readonly kinds?: readonly string[] | undefined;
  readonly maxMB: number;
  /** The row that holds the file until it is used: no other row may take it. */
  readonly holder: { readonly BizType: string; readonly BizId: string };
}

/** A sheet of a template: its headings, and lines that explain them. */
export interface TemplateSheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** What an engine does with rows of every entity whose schema says so, beside the rules of modules. */
export interface EveryEntity {
  /** Whether the entity's schema asks for anything. */
  takes(catalog: Catalog, entity: EntityModel): boolean;
  /** Before a row is stored, after the modules' own rules; may change it or throw a Refusal. */
  saving?(hook: RowHook): Promise<void>;
  /** Before rows are stored, after all other rules: those that are refused, each with its reason. */
  judge?(hooks: readonly RowHook[]): Promise<ReadonlyMap<RowHook, FieldProblem>>;
  /** After they were stored. */
  saved?(hooks: readonly RowHook[]): Promise<void>;
  /** Before a row is deleted. */
  deleting?(hook: RowHook): Promise<void>;
}

/** An act that was just taken back. */
export interface UndoneContext extends WriteContext {
  /** Names its lines of the journal. */
  readonly act: string;
}

/** A save or an action that the caller holds, before its transaction begins. */
export interface AheadAsked {
  readonly engine: Engine;
  /** The fields that are sent, or the parameters of the action. */
  readonly given: Row;
}

/** Rules of one module that JSON cannot say. Entities are named by `<module>/<Entity>`. */
export interface ServerModule {
  /** The folder of its schemas, whose switch stops what time alone asks for; absent for what is always in use. */
  readonly of?: string;
  /**
   * Before the transaction of a save (by its entity) or of an action (by its EnCode) begins: long work that the act needs, for which
   * nobody else is to wait. What the act is refused for it is refused for in its transaction.
   */
  readonly ahead?: Readonly<Record<string, (asked: AheadAsked) => Promise<unknown>>>;
  /** Before a row is inserted or updated, after formulas and rules. */
  readonly beforeSave?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** After a row was inserted or updated; `row` carries its Id. */
  readonly afterSave?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** The same for all rows of a set at once, where one by one would take a whole import too long; one saved row is a set of one. */
  readonly afterSaveMany?: Readonly<Record<string, (hooks: readonly RowHook[]) => Promise<void>>>;
  /** After rows of any entity were stored, whatever stored them. */
  readonly afterStore?: (context: WriteContext, stored: StoredRows) => Promise<void>;
  /** After a statement of SQL wrote rows of any entity past the engine's own ways. */
  readonly afterWritten?: (context: WriteContext, written: WrittenRows) => Promise<void>;
  /** After rows of an entity went back to what they were before an act. */
  readonly afterUndoneRows?: (context: WriteContext, undone: StoredRows) => Promise<void>;
  /**
   * After what an act wrote was taken back, as far as it could be: whatever follows from rows is worked out anew, and what no
   * half of the act may leave behind is refused, so that nothing of the act is taken back.
   */
  readonly afterUndo?: (context: UndoneContext) => Promise<void>;
  /** Refuses that a row goes with the act that made it, which was just taken back, as far as it could be. */
  readonly refuseGone?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** Before an application enters its flow; may set the fields that the nodes' conditions read. */
  readonly beforeSubmit?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** Before a row is deleted. */
  readonly beforeDelete?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** After an application passed the last node of its flow, in the same transaction. */
  readonly afterPass?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** After an application left its flow without having passed: rejected, sent back, withdrawn or voided. */
  readonly afterClose?: Readonly<Record<string, (hook: RowHook) => Promise<void>>>;
  /** Votes that nodes of flows wait for; of one module. */
  readonly votes?: VotesOfFlows;
  /** After any step of any application, in the same transaction. */
  readonly afterFlow?: (step: FlowStepped) => Promise<void>;
  /** After a planned end was refused, at most once a day for each row. */
  readonly afterPlanRefused?: (refused: PlanRefused) => Promise<void>;
  /**
   * Answers actions that many ask for in the same second: requests of different users, in one transaction with a value or a
   * Refusal for each. What such an action may touch it judges itself, row by row, in the statements that write.
   */
  readonly groupedOf?: (action: ActionFile, entity: EntityModel) => GroupedAnswer | undefined;
  /**
   * Whether many do an action in the same second, each on one row of their own, and none of it needs anything of another: they share
   * a transaction. Its handler writes last of all.
   */
  readonly isSideBySide?: (action: ActionFile) => boolean;
  /** Of entities whose rows are limited places: who may have which. */
  readonly slots?: Readonly<Record<string, SlotRules>>;
  /** What the caller is told of a row that was the caller's to act on once; undefined: nothing is known of that. */
  readonly lost?: (asked: LookedFor) => Promise<string | undefined>;
  /** Of entities that are handed out: what follows. */
  readonly handouts?: Readonly<Record<string, HandoutRules>>;
  /** The same, where the schemas say it. */
  readonly handoutsOf?: (entity: EntityModel, catalog: Catalog) => readonly HandoutRules[];
  /** What time alone asks for; run once a minute on every node, so that it must know what is done already. */
  readonly everyMinute?: (engine: Engine) => Promise<void>;
  readonly handlers?: Readonly<Record<string, (context: HandlerContext) => Promise<unknown>>>;
  /** Answers actions whose schema says all that they do, whatever their EnCode. */
  readonly handlerOf?: (
    action: ActionFile,
    entity: EntityModel,
  ) => ((context: HandlerContext) => Promise<unknown>) | undefined;
  /** To how many people an action with "reaches" would come, judged by rows as it would leave them; changes nothing. */
  readonly reachOf?: (
    action: ActionFile,
    entity: EntityModel,
  ) => ((context: ReachContext) => Promise<number>) | undefined;
  /** Documents of actions whose schema says all that they tell. */
  readonly documentOf?: (
    action: ActionFile,
  ) => ((asked: DocumentAsked & { readonly entity: string }) => Promise<readonly DocumentPart[]>) | undefined;
  /** More columns of an entity's exports, where its schema asks for them; undefined when there are none this time. */
  readonly exportOf?: (
    engine: Engine,
    entity: string,
  ) => ((asked: ExportAsked) => Promise<MoreColumns | undefined>) | undefined;
  /** The template of an action whose schema says which. */
  readonly templateOf?: (
    engine: Engine,
    entity: string,
    action: ActionFile,
  ) => readonly TemplateSheet[] | undefined;
  /** What may be sent for an EnCode whose schema says that it takes files, for a row and a part of it. @throws Refusal where the caller may send nothing */
  readonly uploadOf?: (
    engine: Pick<Engine, 'catalog'>,
    enCode: string,
  ) => ((context: WriteContext, row: string, part: string) => Promise<UploadPlace>) | undefined;
  /** What a module does with sheets of papers, by the entity of the papers. */
  readonly papers?: Readonly<Record<string, PaperRules>>;
  readonly every?: EveryEntity;
  readonly paper?: Readonly<Record<string, PaperCodes>>;
}

/** The modules in use; main.ts passes them to the engine. */
export type ModuleTable = readonly ServerModule[];
