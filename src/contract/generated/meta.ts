/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

export type QuestionType =
  | 'single'
  | 'multiple'
  | 'select'
  | 'text'
  | 'longtext'
  | 'score'
  | 'matrix'
  | 'matrixScore'
  | 'date'
  | 'file'
  | 'sort'
  | 'note'
  | 'judge';
export type FieldType =
  | 'text'
  | 'longtext'
  | 'html'
  | 'int'
  | 'decimal'
  | 'money'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'time'
  | 'dict'
  | 'dicts'
  | 'ref'
  | 'refs'
  | 'list'
  | 'image'
  | 'file'
  | 'json'
  | 'geo'
  | 'phone'
  | 'idcard'
  | 'email'
  | 'count';
/**
 * dict, dicts: the items of the dictionary that may be chosen here: a code, or codes that may be chosen while a condition holds of the row (or line, or the parameters). What no longer may be chosen as something else is typed is cleared; a row that is saved with anything else is refused, on both sides. A filter of a list offers all.
 *
 * @minItems 1
 * @maxItems 100
 */
export type OfferedCodes = [string | CodesWhen, ...(string | CodesWhen)[]];
/**
 * Of a field that has the name of one in a row that a reference names, and follows nothing. snapshot: copied when the row was made, and shown as of that time. none: no copy; it says something of its own.
 */
export type CopyKind = 'snapshot' | 'none';
export type IndexUse = [string, ...string[]] | PartialIndex;
/**
 * refuse: the end is refused and says how many rows there are. keep: nothing. clear: the reference is emptied, or leaves the list. set: see set. delete: the row goes as well. close: an application under approval is rejected.
 */
export type SettlementKind = 'refuse' | 'keep' | 'clear' | 'set' | 'delete' | 'close';
/**
 * add..set: engine verbs. toggle: see `toggle` (save: add or edit in one, a draft may leave required fields of a flow entity empty). submit..trace: approval verbs (entity must have a flow). reclaim: takes back an application that transfer handed over, for the sender and the flow's administrators. open: goes to url. plain: grants unmasked reading. handler: code in server/modules, `remind`, `step` or `paper`.
 */
export type Verb =
  | 'add'
  | 'edit'
  | 'save'
  | 'delete'
  | 'view'
  | 'set'
  | 'toggle'
  | 'import'
  | 'template'
  | 'export'
  | 'print'
  | 'open'
  | 'plain'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'back'
  | 'transfer'
  | 'reclaim'
  | 'urge'
  | 'void'
  | 'trace'
  | 'handler';
/**
 * handler: what it answered is shown once, each value with a button that copies it. The answer is an object, or has objects as Items, which are shown as lines; a value that begins with / is an address of this site and shown whole.
 *
 * @minItems 1
 * @maxItems 6
 */
export type ActionShows =
  | [ShownValue]
  | [ShownValue, ShownValue]
  | [ShownValue, ShownValue, ShownValue]
  | [ShownValue, ShownValue, ShownValue, ShownValue]
  | [ShownValue, ShownValue, ShownValue, ShownValue, ShownValue]
  | [ShownValue, ShownValue, ShownValue, ShownValue, ShownValue, ShownValue];
/**
 * What the action does with a row that has a "paper". handler: design keeps the questions of a draft (parameter Design), scale makes a draft of a scale (ScaleCode, Title, StartTime, EndTime), copy a draft of the same questions, publish freezes them and asks everybody of the audience, stop ends it; of a row of its takings, save keeps what is answered so far (Answers) and submit hands it in. export with "document": report. template: the workbook that questions are read from.
 */
export type PaperAct =
  'design' | 'scale' | 'copy' | 'publish' | 'stop' | 'save' | 'submit' | 'report' | 'template';
export type FlowNode =
  ApproveNode | BranchNode | ParallelNode | CcNode | PublicityNode | VoteNode | ActNode | CallNode | EndNode;
/**
 * The people of a node.
 */
export type FlowWho = WhoByRole | WhoByField | WhoByHead | WhoByUsers | WhoByChosen;
/**
 * any: one of them decides (default). all: each has to agree. sequence: each has to agree, one after the other. ratio: so many of them as `percent` says; a refusal counts until they cannot be reached any more.
 */
export type FlowSign = 'any' | 'all' | 'sequence' | 'ratio';
/**
 * Fields that who acts may change.
 *
 * @minItems 1
 */
export type FieldNames = [string, ...string[]];
/**
 * Of `edit`, what must be filled in to agree.
 *
 * @minItems 1
 */
export type FieldNames1 = [string, ...string[]];
/**
 * Fields that who acts by this task alone does not see.
 *
 * @minItems 1
 */
export type FieldNames2 = [string, ...string[]];
/**
 * @maxItems 60
 */
export type Nodes1 = FlowNode[];
/**
 * Fields that the public page shows.
 *
 * @minItems 1
 */
export type FieldNames3 = [string, ...string[]];
/**
 * The people of a node.
 */
export type FlowWho1 = WhoByRole | WhoByField | WhoByHead | WhoByUsers | WhoByChosen;
/**
 * The people of a node.
 */
export type FlowWho2 = WhoByRole | WhoByField | WhoByHead | WhoByUsers | WhoByChosen;
/**
 * Gone through one after the other. The last one is an end.
 *
 * @maxItems 60
 */
export type Nodes = FlowNode[];
/**
 * What is shown. schemas/pages/<comment path>.json; the path is the menu item's comment.
 */
export type PageFile =
  | ListPage
  | FormPage
  | DetailPage
  | TabsPage
  | BoardPage
  | NoticesPage
  | WizardPage
  | LinkPage
  | ScanPage
  | PrintPage
  | BatchPage
  | PickerPage
  | PaperPage
  | DesignerPage
  | SettingsPage
  | GuidePage;
/**
 * Entities whose rows the page needs before it can show anything, beside those that the required references of its own entity name. While one has no rows, the page says so and leads to where they are made.
 *
 * @minItems 1
 * @maxItems 6
 */
export type First =
  | [string]
  | [string, string]
  | [string, string, string]
  | [string, string, string, string]
  | [string, string, string, string, string]
  | [string, string, string, string, string, string];
/**
 * Readable without a session (its route must be in the public manifest). "ticket": by who has proved who he is on a route of its page group, his own rows alone. "share": a board, by whoever has an address with one of its keys; blocks whose calls do not say "share" are left out for him. "write": a form that anybody hands in, see "intake" of its entity.
 */
export type PublicWord = true | false | 'ticket' | 'share' | 'write';
/**
 * Of applications only those that wait for the reader at their present node (todo), or those that the reader decided on (done). A filter over CurrentRole would also list rows that the reader may only read.
 */
export type Work = 'todo' | 'done';
export type FilterUse = string | FilterUseObject;
/**
 * A part of a board, or of a detail page below its sections. `block` names its kind.
 */
export type PageBlock =
  | ChartBlock
  | PivotBlock
  | FiguresBlock
  | DescriptionsBlock
  | RankBlock
  | AvatarsBlock
  | CountdownBlock
  | TextBlock
  | ListBlock
  | HandleBlock
  | HeroBlock
  | LinksBlock
  | FeedBlock
  | StepsBlock
  | DaysBlock
  | StudyBlock
  | QrBlock
  | TalliesBlock
  | CrossBlock
  | TableBlock;
/**
 * Where the block's rows come from. A source that answers one object counts as one row.
 */
export type BlockSource = CallSource | RowsSource | FieldSource;
/**
 * Read anew when one of these EnCodes ran on the same page.
 *
 * @minItems 1
 */
export type RefreshAfter = [string, ...string[]];
/**
 * @minItems 1
 * @maxItems 8
 */
export type ChartSeries =
  | [ChartMeasure]
  | [ChartMeasure, ChartMeasure]
  | [ChartMeasure, ChartMeasure, ChartMeasure]
  | [ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure]
  | [ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure]
  | [ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure]
  | [ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure, ChartMeasure]
  | [
      ChartMeasure,
      ChartMeasure,
      ChartMeasure,
      ChartMeasure,
      ChartMeasure,
      ChartMeasure,
      ChartMeasure,
      ChartMeasure
    ];
export type ColumnUse = string | ColumnUseObject;
/**
 * One way in which the rows of a list are shown.
 */
export type ListView = TableView | LanesView | CalendarView | GalleryView | TimelineView;
/**
 * Only these items of the dictionary. Default: all.
 *
 * @minItems 1
 */
export type Codes = [string, ...string[]];
export type FieldUse = string | FieldUseObject;
/**
 * A sub-table: an entity whose parent is the page's, alone or with what the page says of it.
 */
export type ChildUse = string | ChildUseObject;
/**
 * One step of a wizard: fields, sub-tables, or both.
 */
export type WizardStep = (
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
) & {
  title: string;
  note?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  visible?: string;
  columns?: number;
  /**
   * @minItems 1
   */
  fields?: [FieldUse, ...FieldUse[]];
  /**
   * Sub-tables edited in this step.
   *
   * @minItems 1
   */
  children?: [ChildUse, ...ChildUse[]];
} & (
    | {
        [k: string]: unknown;
      }
    | {
        [k: string]: unknown;
      }
  ) & {
    title: string;
    note?: string;
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    visible?: string;
    columns?: number;
    /**
     * @minItems 1
     */
    fields?: [FieldUse, ...FieldUse[]];
    /**
     * Sub-tables edited in this step.
     *
     * @minItems 1
     */
    children?: [ChildUse, ...ChildUse[]];
  } & (
    | {
        [k: string]: unknown;
      }
    | {
        [k: string]: unknown;
      }
  ) & {
    title: string;
    note?: string;
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    visible?: string;
    columns?: number;
    /**
     * @minItems 1
     */
    fields?: [FieldUse, ...FieldUse[]];
    /**
     * Sub-tables edited in this step.
     *
     * @minItems 1
     */
    children?: [ChildUse, ...ChildUse[]];
  };
/**
 * @minItems 1
 */
export type Levels = [ScaleLevel, ...ScaleLevel[]];

export interface SchemaFiles {
  code: CodeFile;
  entity: EntityFile;
  flow: FlowFile;
  action: ActionFile;
  field: FieldFile;
  page: PageFile;
  block: PageBlock;
  call: CallFile;
  query: Query;
  message: Message;
  audience: Audience1;
  slot: Slot1;
  intake: Intake;
  handout: Handout1;
  series: Series1;
  checklist: Checklist1;
  paper: Paper1;
  menu: MenuFile;
  roles: RolesFile;
  routes: RoutesFile;
  settings: SettingsFile;
  module: ModuleFile;
  scale: ScaleFile;
  test: PageTestFile;
}
/**
 * A dictionary (字典). The file name is its code. Items are what the wire carries; names are what people read.
 */
export interface CodeFile {
  $schema?: string;
  /**
   * Version of the vocabulary this file is written in.
   */
  version: 1;
  title: string;
  /**
   * The standard the codes come from, such as GB/T 2261.1; absent for the product's own.
   */
  standard?: string;
  /**
   * No school changes it and no page lists its items: the program's own, or too large to be edited item by item.
   */
  fixed?: true;
  /**
   * A tree whose names mean little alone: an item is shown with the names above it, 浙江省杭州市西湖区.
   */
  path?: boolean;
  /**
   * Hand-written code names items of this dictionary: generate constants from the items' keys.
   */
  typed?: boolean;
  /**
   * @minItems 1
   */
  items: [CodeItem, ...CodeItem[]];
}
export interface CodeItem {
  code: string;
  name: string;
  /**
   * Name of the generated constant.
   */
  key?: string;
  /**
   * Not offered for new values and refused for them; still named where it is stored.
   */
  disabled?: true;
  /**
   * Code of the parent item in a tree dictionary.
   */
  parent?: string;
  /**
   * Tag colour.
   */
  color?: 'default' | 'red' | 'orange' | 'gold' | 'green' | 'cyan' | 'blue' | 'purple';
  /**
   * A row in this state is in use by others than its maker: whatever puts a row in it says what it needs.
   */
  live?: boolean;
  /**
   * ErrorCode only: what the browser does when a call answers with this code (specification section 8).
   */
  client?: 'return' | 'expire' | 'silent' | 'message' | 'modal' | 'pass' | 'redirect';
}
/**
 * What is stored. schemas/entities/<module>/<Entity>.json; `<module>/<Entity>` is the entity's name everywhere. Implicit on every entity: Id, CreateUserId, CreateUserName, CreateDate, UpdateDate, IsDeleted, Version.
 */
export interface EntityFile {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  /**
   * student: row owned by a student (StudentId, StudentNo, TrueName, Gender, TrainLevel, CollegeId, MajorId, ClassId, GradeYear, CounsellorId, CollegeName, MajorName, ClassName copied at insert). newStudent: row owned by a new student (NewStudentId, ExamineeNo, TrueName, Gender, BatchId, CollegeId, MajorId, ClassId, GradeYear, CounsellorId copied at insert, and anew when the new student changes). flow: goes through approval (Status, CurrentNode, CurrentRole, HandledUserIds, HandlerUserId, SubmitDate, FinishDate). log: append-only. chained: rows of a log carry their place in a chain and a code made with the installation's key (Chain, Seq, Mac), so that a row that was changed, removed or exchanged in the database is found; nothing changes or deletes them.
   */
  traits?: ('student' | 'newStudent' | 'flow' | 'log' | 'chained')[];
  /**
   * Prefix of ApplyNo: prefix + yyyyMMdd + 4 digits, unique.
   */
  number?: string;
  /**
   * Rows are edited inside the parent; scope and grants are the parent's.
   */
  parent?: {
    entity: string;
    field: string;
    /**
     * Lines that a parent has at most. Default 200.
     */
    most?: number;
    /**
     * Lines that nobody changes, removes or makes where they are typed with their parent, such as those that were imported: CEL over row, the line, and me. It reads fields that the server alone sets. A line may still be moved: the field of "sort" is its place.
     */
    locked?: string;
    /**
     * Rules over all the lines of a parent, judged on both sides whenever the parent is saved with its form, but as a draft; a form in steps tells them at the step that holds the lines.
     */
    rules?: LinesRule[];
  };
  /**
   * Field shown where a row is named. Default: the first text field.
   */
  label?: string;
  /**
   * Fields by which people name a row that lies in others, from the large to the small: the building, the room and the number of a bed. In a workbook a reference to such a row stands in as many columns, or in one as a text of these parts. Each is a ref, a text or a whole number.
   *
   * @minItems 2
   * @maxItems 4
   */
  named?: [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * Fields that Keyword looks in.
   */
  search?: string[];
  /**
   * Default order; a leading - is descending.
   */
  sort?: string;
  /**
   * Field that holds the parent's Id when the rows form a tree.
   */
  tree?: string;
  /**
   * Every signed-in user may read Id, label and tree of any row (code tables: organisations, majors, classes).
   */
  lookup?: boolean;
  directory?: PeopleDirectory;
  audience?: Audience;
  slot?: Slot;
  handout?: Handout;
  series?: Series;
  checklist?: Checklist;
  step?: StepSubstance;
  away?: Away;
  paper?: Paper;
  /**
   * What people are told of its rows, by a name.
   */
  messages?: {
    [k: string]: Message;
  };
  /**
   * Hand-written code names this entity: generate its TypeScript type.
   */
  typed?: boolean;
  /**
   * src/server/modules/<module> holds rules that JSON cannot say.
   */
  module?: string;
  fields: {
    [k: string]: FieldFile;
  };
  /**
   * Keys of several fields, among rows that are not deleted.
   */
  unique?: [string, ...string[]][];
  /**
   * Fields of those keys, stored as text, in which a blank counts as a value: rows that both leave it blank are the same. Without it a key with a blank repeats nothing.
   *
   * @minItems 1
   */
  uniqueBlanks?: [string, ...string[]];
  uniqueMessage?: string;
  /**
   * Rows that may not stand beside each other: no two of which `when` holds are equal in these fields, and with `from` and `to` share a moment. Judged wherever a row is stored, under a lock of what the fields say, and kept by a constraint of the database.
   *
   * @minItems 1
   */
  apart?: [ApartRows, ...ApartRows[]];
  /**
   * Indexes besides those that keys, references and orders have by themselves. Each one is written with every row, so an order or state that lists ask for, and no more.
   */
  indexes?: IndexUse[];
  /**
   * Role -> which rows it reaches (CEL over row and me; "true" is every row; "*" is every signed-in user). Several roles: union. A role that is not listed reaches none.
   */
  scope: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Role -> which of the rows that it reads an action may change (CEL over row and me). A role that is not listed changes what `scope` gives it; "*" changes nothing unless it is listed here, so it must be said where `scope` has "*" and actions change rows. Toggles and actions with `onRead` work on every row that is read.
   */
  writeScope?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  intake?: Intake;
  public?: PublicPart;
  shared?: SharedScope;
  /**
   * Fields that name the account of the person who made the row or dealt with it: when the post goes to somebody else, that person goes on reading what was done in it, and does nothing more with it. Counts for the roles of the scope alone. Where a scope asks who holds a post and people work on single rows, either these fields or the reason why a row is nobody's work.
   */
  doneBy?: [string, ...string[]] | string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  own?: string;
  /**
   * Numbers over these rows that more than one query answers, by their names: a query names them.
   */
  measures?: {
    [k: string]: QueryMeasure;
  };
  /**
   * Numbers that queries work out over fewer of these rows, and groups of fewer, would tell about persons: they are hidden from every reader.
   */
  fewest?: number;
  /**
   * EnCode whose holders may read masked fields plain.
   */
  plain?: string;
  /**
   * Rules across fields, judged on both sides. A rule that reads through references (`row.ClassId.GradeYear`, up to three of them) is judged by the server: by form, import and action alike when a field that it reads changes, and from the other side when a row that it reads changes; a field offers only rows that fit with what the form holds.
   */
  rules?: RowRule[];
  /**
   * Code of the flow that its applications go through: schemas/flows/<code>.json.
   */
  flow?: string;
  assigns?: AssignedPosts;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  following?: string;
  account?: PersonAccount;
  ends?: RowEnd;
  onEnd?: Settlements;
  onDelete?: Settlements1;
  /**
   * Changes that time alone makes; looked at once a minute by the database's clock, in this order.
   */
  clock?: ClockRule[];
  fixedCalls?: FixedCalls;
  actions?: {
    [k: string]: ActionFile;
  };
  copied?: CopiedRows;
  standard?: StandardRows;
  /**
   * Rows of every installation; a row is added when no row has the same key.
   */
  seed?: {
    /**
     * @minItems 1
     */
    key: [string, ...string[]];
    rows: {}[];
  };
}
export interface LinesRule {
  /**
   * The parent is refused when this is true: CEL over lines, the list of them, and me. Where it reads `line`, it is judged of each line and told in that one.
   */
  deny: string;
  /**
   * What is missing or does not fit, in words.
   */
  message: string;
  /**
   * Field of the line that shows the message, of the first one where all are judged together. Default: the lines as a whole.
   */
  field?: string;
}
/**
 * Rows are people who are picked elsewhere. Where one is picked, number, unit and role stand beside the name; nothing else of the row can be read by that.
 */
export interface PeopleDirectory {
  /**
   * Fields that stand beside the name, the number first: text, dict, ref or refs, neither masked nor secret.
   *
   * @minItems 1
   * @maxItems 4
   */
  beside: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * People who stand first wherever one is picked, such as staff before students: CEL over row.
   */
  first?: string;
  also?: DirectoryRows;
  /**
   * Role -> people that it may look up, besides the rows that its scope reaches: CEL over row and me; "*" is every signed-in user. Nobody else can be picked, whatever the filter of a field says; of people whose names everybody reads (lookup) nobody else sees what stands beside them. Without it fields offer people as they offer other rows.
   */
  scope?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * What stands behind these: a reference of other rows that name the person, such as the roles that were given.
 */
export interface DirectoryRows {
  entity: string;
  /**
   * Field of that entity that holds the person's Id.
   */
  by: string;
  /**
   * Reference of that entity whose names are told.
   */
  field: string;
}
/**
 * The people that a row concerns.
 */
export interface Audience {
  /**
   * Entity of the people.
   */
  of: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * dict that says which kind of choice holds.
   */
  type: string;
  /**
   * By item of the dictionary; an item that is not listed selects nobody.
   */
  kinds: {
    [k: string]: AudienceKind;
  };
  reach: AudienceReach;
}
/**
 * Without `in` all people; without `chosen` those with any value there.
 */
export interface AudienceKind {
  /**
   * Field with what was chosen, one value or several: of the entity, or a parameter of one of its actions.
   */
  chosen?: string;
  /**
   * Where a person has such a value; in one of them is enough.
   *
   * @minItems 1
   */
  in?: [string | AudienceRows, ...(string | AudienceRows)[]];
  /**
   * The rows by which people are found are those that the owner reaches, in place of the people: a keeper calls those who live in the building.
   */
  reached?: true;
  /**
   * What such a choice is called; {value} is what was chosen. Default: the names of the rows, else the dictionary's item.
   */
  said?: string;
}
/**
 * Rows that name the person, such as the roles that were given.
 */
export interface AudienceRows {
  entity: string;
  /**
   * Reference to the person, or to one more row that names the person: StudentId.UserId.
   */
  by: string;
  /**
   * Field of the person that is named. Default: Id.
   */
  at?: string;
  /**
   * Field of these rows that is among what was chosen.
   */
  field: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  live?: AudienceLive;
}
/**
 * What a reference of these rows names must still be there, and be so: CEL over row.
 */
export interface AudienceLive {
  field: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
}
/**
 * People that the owner may mean: `scope`, or `everybody` and `within`.
 */
export interface AudienceReach {
  /**
   * People in the owner's own scope.
   */
  scope?: true;
  /**
   * Roles that may mean everybody.
   *
   * @minItems 1
   */
  everybody?: [string, ...string[]];
  /**
   * The others: people of one of these kinds, among what is the owner's by this name of me.
   */
  within?: {
    [k: string]: 'CollegeIds' | 'ClassIds' | 'BuildingIds';
  };
}
/**
 * Limited places that people take.
 */
export interface Slot {
  here?: SlotHere;
  /**
   * So long is a place held for the person that it is held for; it is free again then.
   */
  seconds?: number;
  entries?: SlotEntries;
  /**
   * entries: int field of the row with the number of its places; without a value there is no limit.
   */
  capacity?: string;
  /**
   * entries: datetime field from which places are given.
   */
  from?: string;
  /**
   * entries: datetime field from which none is given any more.
   */
  to?: string;
  /**
   * entries: only people that the row concerns, by the entity's `audience`.
   */
  audience?: true;
  /**
   * entries: what taking a place is called where a person is told that it cannot be. Default: 报名.
   */
  called?: string;
  /**
   * entries: how many places of this kind a person has at most at a time, those that the person waits for among them.
   */
  quota?: number;
  waiting?: SlotWaiting;
}
export interface SlotHere {
  /**
   * dict field with the state of the place.
   */
  state: string;
  /**
   * Item of the dictionary of `state`.
   */
  free: string;
  /**
   * Item of the dictionary of `state`.
   */
  held: string;
  /**
   * Item of the dictionary of `state`.
   */
  taken: string;
  /**
   * unique field with the account that the place is held for.
   */
  holder: string;
  /**
   * datetime field until when it is held.
   */
  until: string;
  /**
   * unique reference to the person who has it.
   */
  person: string;
}
export interface SlotEntries {
  /**
   * Entity of the rows, one for a place and a person, who comes again on the same row. `place` and `person` are a key of it.
   */
  entity: string;
  /**
   * Reference to the row whose places these are.
   */
  place: string;
  /**
   * Reference to the person: an entity with an account, or that of accounts.
   */
  person: string;
  /**
   * dict field.
   */
  state: string;
  /**
   * Item of the dictionary of `state`.
   */
  waiting?: string;
  /**
   * Item of the dictionary of `state`.
   */
  held?: string;
  /**
   * Item of the dictionary of `state`.
   */
  taken: string;
  /**
   * Item of the dictionary of `state`.
   */
  left: string;
  /**
   * int field with the number in the order in which people came.
   */
  turn: string;
  /**
   * datetime field until when a place is held. With `held`.
   */
  until?: string;
}
/**
 * entries: people wait once all places are given, and have the next that becomes free in the order in which they came. Nobody who comes later passes them.
 */
export interface SlotWaiting {
  /**
   * People who wait for a row. Default: no limit.
   */
  most?: number;
  /**
   * The place is held for `seconds` and goes to the next unless it is confirmed. Without it the person has the place at once.
   */
  held?: true;
}
/**
 * What a row hands out to the people that it concerns.
 */
export interface Handout {
  /**
   * Entity of the rows, one for each person. `of` and `person` are a key of it.
   */
  entity: string;
  /**
   * Reference of these rows to this row.
   */
  of: string;
  /**
   * Reference of these rows to the person, one of those that the audience is of.
   */
  person: string;
  /**
   * Reference of this row to the one whose `audience` says the people, and whose maker's reach bounds them. Default: this row.
   */
  audience?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * The rows are kept in step as long as `when` holds: people who join have one within a minute, people who leave lose theirs unless they have answered it.
   */
  kept?: true;
  window?: HandoutWindow;
  /**
   * Fields of the new rows that repeat one of this row, or of a row that it names: TaskId.Place. What they follow through `of` or `person` is repeated without being said.
   */
  values?: {
    [k: string]: string;
  };
  /**
   * Fields of the new rows that repeat a row which names the person, such as the stay in a building.
   */
  people?: {
    [k: string]: HandoutPeople;
  };
  state?: HandoutState;
  /**
   * Number fields of this row that are counted over the people's rows, once a minute within the window and for good at its end: a measure of their entity by its name, or one of its own.
   */
  counts?: {
    [k: string]: string | QueryMeasure;
  };
  end?: HandoutEnd;
}
/**
 * The time in which people answer, in datetime fields of this row.
 */
export interface HandoutWindow {
  from: string;
  to: string;
  /**
   * datetime field of the people's rows with the end of each one's own time. Default: `to` of this row.
   */
  own?: string;
}
export interface HandoutPeople {
  entity: string;
  /**
   * Reference of these rows to the person.
   */
  by: string;
  /**
   * Field of these rows that is repeated.
   */
  field: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Field of the person that is repeated where there is no such row.
   */
  else?: string;
}
export interface HandoutState {
  /**
   * dict field of the people's rows.
   */
  field: string;
  /**
   * Nobody has answered it.
   */
  open: string;
  /**
   * Nobody answered it in time.
   */
  missed?: string;
  /**
   * The person is away as the time begins, as `away` of other entities says.
   */
  excused?: string;
  /**
   * With excused: bool field of this row, or of one that it names, without which nobody is excused.
   */
  excuses?: string;
}
/**
 * Just one of count, sum, mean, percentile, distinct, match and ratio; filter narrows all but count and ratio, without all but match and ratio.
 */
export interface QueryMeasure {
  count?: QueryFilter;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  sum?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  mean?: string;
  percentile?: QueryPercentile;
  /**
   * How many different values.
   */
  distinct?: string;
  match?: QueryMatch;
  ratio?: QueryRatio;
  without?: QueryWithout;
  filter?: QueryFilter1;
}
/**
 * How many rows; of which. It leads to the list with the same filter.
 */
export interface QueryFilter {
  [k: string]: string | QuerySpan;
}
export interface QuerySpan {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  from?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  to?: string;
  /**
   * datetime: from so many times 24 hours ago.
   */
  lastDays?: number;
}
export interface QueryPercentile {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  of: string;
  at: number;
}
/**
 * How many rows of another entity have the values of the group, such as the beds that a class was given beside its students. Who may count the group is told of all of them; filter says which.
 */
export interface QueryMatch {
  entity: string;
  /**
   * Field of these rows -> field that the query groups by.
   */
  by: {
    [k: string]: string;
  };
}
/**
 * Percent to one decimal; 0 of nothing.
 */
export interface QueryRatio {
  part: QueryMeasure;
  whole: QueryMeasure;
}
/**
 * Only rows whose value no row of another entity has, such as people who have bound no account. Told is that there is none, to each reader of the number.
 */
export interface QueryWithout {
  /**
   * Of the counted rows.
   */
  field: string;
  entity: string;
  /**
   * Field of the other entity that would have the value.
   */
  by: string;
}
/**
 * By field, or by a field that references lead to (`BookId.Shelf`), as a list is filtered: a value or several, CEL over input, now and today; who asks is bounded by the scope alone. A value that is null does not filter.
 */
export interface QueryFilter1 {
  [k: string]: string | QuerySpan;
}
/**
 * What becomes of this row some seconds after the end of its window, so that answers which are on their way still count.
 */
export interface HandoutEnd {
  /**
   * dict field of this row.
   */
  state: string;
  /**
   * Item of the dictionary of the state.
   */
  is: string;
  /**
   * datetime field with when that was.
   */
  noted: string;
  /**
   * Message of the people's entity that is told then, about `of`.
   */
  tell?: string;
}
/**
 * The row comes again, with a row of another entity each time.
 */
export interface Series {
  /**
   * Entity of the days. `of` and `date` are a key of it; what its fields follow through `of` is repeated.
   */
  entity: string;
  /**
   * Reference of a day to this row.
   */
  of: string;
  /**
   * date field of a day.
   */
  date: string;
  /**
   * What a day is called where a person is told that there is none.
   */
  called: string;
  cycle: SeriesCycle;
  /**
   * date field: from this day.
   */
  first: string;
  /**
   * date field: to this day.
   */
  last: string;
  state: SeriesState;
  day: SeriesDay;
  begin: SeriesTime;
  end: SeriesTime;
  ahead?: SeriesAhead;
  /**
   * Number fields of this row that repeat those of its latest day, as it is made and as it ends.
   */
  latest?: {
    [k: string]: string;
  };
  /**
   * The same of the day that ended last.
   */
  ended?: {
    [k: string]: string;
  };
}
export interface SeriesCycle {
  /**
   * dict field.
   */
  field: string;
  /**
   * On the first day alone, which is then the last one too.
   */
  once: string;
  /**
   * Item of the dictionary of the field.
   */
  daily?: string;
  /**
   * dicts field with the days of the week (1 Monday to 7 Sunday), for every other item.
   */
  days?: string;
  /**
   * bool field: not on holidays; on make-up days as on the days that they stand for, and on those that stand for none if it is on the whole working week.
   */
  skips?: string;
}
export interface SeriesState {
  /**
   * dict field of this row.
   */
  field: string;
  /**
   * Item of the dictionary of the field.
   */
  coming: string;
  /**
   * Item of the dictionary of the field.
   */
  running: string;
  /**
   * Item of the dictionary of the field.
   */
  stopped: string;
}
/**
 * The same of the days; those that have ended are none of these.
 */
export interface SeriesDay {
  field: string;
  /**
   * Item of the dictionary of the field.
   */
  coming: string;
  /**
   * Item of the dictionary of the field.
   */
  running: string;
  /**
   * Item of the dictionary of the field.
   */
  stopped: string;
}
export interface SeriesTime {
  /**
   * time field of this row.
   */
  time: string;
  /**
   * datetime field of a day.
   */
  at: string;
}
/**
 * A moment before a day begins, such as that of a reminder.
 */
export interface SeriesAhead {
  /**
   * int field of this row.
   */
  minutes: string;
  /**
   * datetime field of a day.
   */
  at: string;
}
/**
 * The rows are steps that people go through.
 */
export interface Checklist {
  /**
   * Reference of the steps to the row whose list they are; the people have a field of the same name.
   */
  list: string;
  /**
   * Entity of the people.
   */
  people: string;
  /**
   * Entity of the marks. `person` and StepCode are a key of it.
   */
  marks: string;
  /**
   * Reference to the person: of the marks, and of the rows that are the substance of a step.
   */
  person: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  runs?: string;
  /**
   * People who work on no step any more; the first that holds is told.
   *
   * @minItems 1
   */
  closed?: [ChecklistClosed, ...ChecklistClosed[]];
  /**
   * What is told to those who are none of these people.
   */
  nobody: string;
  /**
   * Code of the step that only says that the required ones are done, and does not count itself.
   */
  sums?: string;
  progress?: ChecklistProgress;
}
export interface ChecklistClosed {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  message: string;
}
/**
 * What is kept of the person: how much of what is required online is done.
 */
export interface ChecklistProgress {
  /**
   * int field of the people, 0 to 100.
   */
  percent: string;
  state?: ChecklistState;
}
/**
 * The person's state moves on by itself from none to begun to done, and never back; any other state stays.
 */
export interface ChecklistState {
  /**
   * dict field of the people.
   */
  field: string;
  /**
   * Item of the dictionary of the field.
   */
  none: string;
  /**
   * Item of the dictionary of the field.
   */
  begun: string;
  /**
   * Item of the dictionary of the field.
   */
  done: string;
}
/**
 * The rows are the substance of a step.
 */
export interface StepSubstance {
  /**
   * Entity with the `checklist`.
   */
  of: string;
  /**
   * Item of the dictionary of the field.
   */
  code: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  state: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  reason?: string;
  /**
   * Where a person may have several rows: the first of these states that one of them has decides, and without a row the step has not begun. Default: the row that was stored last decides.
   *
   * @minItems 2
   *
   * Items: Item of the dictionary of the field.
   */
  best?: [string, string, ...string[]];
}
/**
 * A row says that a person is away meanwhile, and need not answer what is handed out.
 */
export interface Away {
  /**
   * Reference to the person.
   */
  person: string;
  /**
   * datetime field.
   */
  from: string;
  /**
   * datetime field.
   */
  to: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
}
/**
 * The rows are answered by people.
 */
export interface Paper {
  /**
   * Reference of each of these entities to the row.
   */
  by: string;
  /**
   * Entity of the questions while they are being written.
   */
  questions: string;
  /**
   * Entity of the parts that the answers are counted by.
   */
  factors?: string;
  /**
   * Entity with one row for each person who is asked. It repeats every field of the row that it has under the same name, as it was when that was published.
   */
  takings: string;
  /**
   * Entity of what was handed in. A sheet is linked from the taking; of an anonymous row nothing leads from one to the other.
   */
  sheets: string;
  /**
   * Entity of the single answers of a sheet. It repeats every further field of the sheet that it has under the same name.
   */
  answers: string;
  types: Types;
  person?: PaperPerson;
  bank?: PaperBank;
  key?: PaperKey;
  /**
   * datetime field of the row: results are told after it. Default: at once. ShowResult of the row says whether they are told at all.
   */
  told?: string;
  /**
   * Dictionary of what a factor's score is judged as, from nothing to the worst; an answer that alarms is the last. The sheet's WarnLevel is the worst of all.
   */
  levels?: string;
  help?: PaperHelp;
  private?: PaperPrivate;
  /**
   * Route where it is answered, which the call with "tells": "link" tells; {Id} is the row's.
   */
  link?: string;
  counted?: PaperCounted;
}
/**
 * Code of a question's type -> how it is asked.
 */
export interface Types {
  [k: string]: QuestionType;
}
/**
 * What is noted of the person beside the account.
 */
export interface PaperPerson {
  /**
   * Entity of people.
   */
  entity: string;
  /**
   * Its reference to the account.
   */
  account: string;
  /**
   * Reference of takings and sheets to the person.
   */
  field: string;
  /**
   * Fields that a sheet keeps of the person, as they were.
   *
   * @minItems 1
   */
  copies?: [string, ...string[]];
  /**
   * Those of them that an anonymous sheet keeps too.
   *
   * @minItems 1
   */
  nameless?: [string, ...string[]];
}
/**
 * Questions that are drawn at random, for each person others, always the same for the same person. The questions of the banks are frozen with the row.
 */
export interface PaperBank {
  /**
   * Entity of the questions of all banks, with the fields of a question.
   */
  questions: string;
  /**
   * Its reference to the bank.
   */
  by: string;
  /**
   * ref or refs field of the row: the banks that are drawn from.
   */
  chosen: string;
  /**
   * int field of the row: how many are drawn. Too few in the banks refuse the publication.
   */
  count: string;
}
/**
 * Questions are judged by their fields Answer (json, widget answer) and Points; nobody who answers is sent either. Results tell the points, and whether PassScore of the row is reached.
 */
export interface PaperKey {
  /**
   * What a part of several right choices is worth, without a wrong one: nothing, half of the points, or its share of them.
   */
  partial: 'none' | 'half' | 'share';
}
/**
 * What is told below the results from the second level on.
 */
export interface PaperHelp {
  name: string;
  text: string;
}
/**
 * What came out is for those alone who may read single answers: the audit tells no results, what was written is told to nobody else, and small counts are hidden.
 */
export interface PaperPrivate {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  /**
   * bool field of sheets and answers that says so.
   */
  noted: string;
}
/**
 * Who is told which figures: readers of figures need not be readers of sheets.
 */
export interface PaperCounted {
  /**
   * Of fewer valid sheets nothing is told.
   */
  fewest: number;
  /**
   * Roles whose figures are of everybody.
   *
   * @minItems 1
   */
  everybody: [string, ...string[]];
  /**
   * The others: sheets of which a copied field is among what is the reader's, by the first line of which the reader has any.
   *
   * @minItems 1
   */
  within?: [PaperWithin, ...PaperWithin[]];
  /**
   * Roles that read names beside answers, and factors in the report.
   *
   * @minItems 1
   */
  named?: [string, ...string[]];
  /**
   * Fields of a sheet that the others do not get beside answers.
   *
   * @minItems 1
   */
  unnamed?: [string, ...string[]];
  /**
   * Copied fields that answers are set against.
   *
   * @minItems 1
   */
  facts?: [string, ...string[]];
  /**
   * Statistics by name: the share of those who answered, by a reference of the person.
   */
  shares?: {
    [k: string]: PaperShare;
  };
  /**
   * Fields of the row that head its report.
   *
   * @minItems 1
   */
  report?: [string, ...string[]];
}
export interface PaperWithin {
  field: string;
  mine: 'CollegeIds' | 'ClassIds' | 'BuildingIds';
}
export interface PaperShare {
  field: string;
  /**
   * The so many with the least share, from the least on. Default: all, from the greatest on, and they stand in the report.
   */
  worst?: number;
}
/**
 * What people are told of rows of the entity. Each reader gets one message about all the rows that name this reader. Sent by an action with `remind`, by `on`, by `at`, or by code that knows which rows it is.
 */
export interface Message {
  /**
   * Another message of the entity, whose template, readers, values and address hold where this one says nothing of its own.
   */
  like?: string;
  /**
   * Code of a push template: it has the text, is switched off and changed by the school, and each message stands in the push log with its channel and outcome. Either this or `text`.
   */
  template?: string;
  /**
   * The whole message, for the bell alone; {row.Field} is said in its place. For what must not stand in a log that others read.
   */
  text?: string;
  /**
   * text: what kind of business the message is of.
   */
  kind?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Field by whose value rows belong together, such as the roll of its records: one message for each value, about the row that a reference names. Absent: all rows are told of in one message, about the first.
   */
  about?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  given?: string;
  /**
   * References to people: new and old students, staff, accounts. Somebody who is told of the same rows in two ways is told once.
   */
  to?: (string | MessageHolders)[];
  /**
   * What stands in the places of the template, of the rows that the reader is told of: a text in which {row.Field} is said, or a value. The message as a whole, as the list of pushes shows it, has what `about` says and the counts; all else is left to each reader.
   */
  values?: {
    [k: string]: string | MessageValue;
  };
  /**
   * What stands there in the message as a whole.
   */
  whole?: {
    [k: string]: string;
  };
  /**
   * Field of the row, or behind its references: TaskId.OrgId.
   */
  channels?: string;
  /**
   * Field of the row, or behind its references: TaskId.OrgId.
   */
  org?: string;
  /**
   * Where it leads; {row.Field} is replaced by the encoded value. Default: where the template does.
   */
  url?: string;
  /**
   * Item of MSG_GROUP. Default: messages.
   */
  group?: string;
  /**
   * Told when a row is stored with another value in this field than it had, in the same transaction.
   */
  on?: string;
  at?: MessageTime;
}
export interface MessageHolders {
  /**
   * Everybody who holds it.
   */
  role: string;
  /**
   * Field of the row, or behind its references: TaskId.OrgId.
   */
  org?: string;
}
/**
 * Just one of count, names and first.
 */
export interface MessageValue {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  count?: string;
  /**
   * Field of the row, or behind its references: TaskId.OrgId.
   */
  names?: string;
  /**
   * Field of the row, or behind its references: TaskId.OrgId.
   */
  first?: string;
  /**
   * first: of a date or time its 08:30, 2026-09-01 08:30 or 9月1日.
   */
  as?: 'clock' | 'minute' | 'day';
  /**
   * first: the text where nothing stands there; {row.Field} is said in it.
   */
  else?: string;
}
/**
 * Told once by the clock, of the row that `about` names, else of each row. Nothing is told while the module of the rows is switched off.
 */
export interface MessageTime {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Time of the row from which it is told.
   */
  from?: string;
  /**
   * So many hours before `from`.
   */
  before?: number;
  due?: DueDay;
  /**
   * Time from which it is too late.
   */
  to?: string;
  /**
   * Told in the school's quiet hours too (setting push.quiet). Otherwise it waits until they are over, unless it would be too late by then (`to`).
   */
  urgent?: true;
  /**
   * Time of the row; what came later than `from` is not told.
   */
  since?: string;
  /**
   * datetime field that keeps when it was told.
   */
  noted: string;
}
/**
 * Instead of `from`: the day, counted in working days too, and the time of the day.
 */
export interface DueDay {
  /**
   * Stored field of type date or datetime.
   */
  field: string;
  workdays?: number;
  /**
   * Either this or workdays. Default 0: on the day itself.
   */
  days?: number;
  /**
   * Default 00:00.
   */
  at?: string;
}
/**
 * One field of an entity or one parameter of an action. The key it stands under is its name on the wire and its column in the database.
 */
export interface FieldFile {
  /**
   * Stable identity inside the entity; never reused. A rename keeps it. Required on entity fields, absent on parameters.
   */
  id?: number;
  type: FieldType;
  title: string;
  /**
   * Help text under the input.
   */
  note?: string;
  placeholder?: string;
  /**
   * Sensitivity. Drives masking, export, logs and drafts. Default internal; required on entity fields that hold facts about a person.
   */
  class?: 'public' | 'internal' | 'personal' | 'sensitive';
  required?: boolean | string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  visible?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  disabled?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  value?: string;
  /**
   * With value: worked out whenever the row is read, and never stored: a number, text, date, datetime or bool. It reads the row, other rows, numbers and codes, neither me nor now().
   */
  live?: true;
  /**
   * With value that counts rows: stored, and worked out anew in the same transaction whenever the rows that it counts are written. Its condition names the row by an equality, x.BillId == row.Id. `npm run follow` works out all of them.
   */
  kept?: true;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  while?: string;
  /**
   * Field of an entity: what a form puts in once the reference is chosen, read through up to three of them: `AssetId.Price`. It may be typed over, and stays as it was typed until another row is chosen; the server stores what is sent.
   */
  suggest?: string;
  /**
   * Value of a new row when nothing is given.
   */
  default?: string | number | boolean | unknown[];
  /**
   * text, longtext: most characters (code points).
   */
  length?: number;
  minLength?: number;
  parts?: TextParts;
  /**
   * text: a name in pinyin, one word for each syllable. Keyword finds it by its initials, and by its syllables written together or apart.
   */
  pinyin?: boolean;
  /**
   * Numbers: least value. list, file, image, dicts, refs: least count.
   */
  min?: number;
  /**
   * Numbers: greatest value. list, file, image, dicts, refs: greatest count.
   */
  max?: number;
  /**
   * date, datetime: a list or an export asks for so many days at most, the latest ones unless it says which.
   */
  mostDays?: number;
  precision?: number;
  scale?: number;
  /**
   * Regular expression the whole text must match (ECMAScript, no backtracking traps; the checker refuses nested quantifiers).
   */
  pattern?: string;
  /**
   * Texts that replace the default messages.
   */
  messages?: {
    required?: string;
    pattern?: string;
    length?: string;
    minLength?: string;
    range?: string;
    unique?: string;
    format?: string;
  };
  /**
   * dict, dicts: name of the dictionary in schemas/codes.
   */
  dict?: string;
  /**
   * ref, refs: entity that the value is the Id of.
   */
  ref?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  filter?: string;
  /**
   * ref of a parameter: only people who hold this EnCode and whose roles reach the row that the action is about are offered and taken. An EnCode of the same entity.
   */
  ableTo?: string;
  /**
   * ref, refs: why there may be nothing to choose in a school that works, such as what only this year's business makes.
   */
  mayLack?: string;
  tree?: ChoiceTree;
  /**
   * count: entity whose rows are counted. dict: entity from whose row the value is read whenever this row is; it is not stored here, and nobody types it.
   */
  of?: string;
  /**
   * With of: field of that entity that holds this row's Id.
   */
  by?: string;
  /**
   * With of: only rows whose dictionary fields have these codes.
   */
  where?: {
    [k: string]: string;
  };
  /**
   * count: only rows that the caller made, or those that name him in this field of theirs. Worked out when rows are read, so that no condition can ask for it.
   */
  mine?: true | string;
  /**
   * count: the mean of this number field of those rows, to one decimal, instead of how many there are; nothing where there is none.
   */
  mean?: string;
  /**
   * dict with of: the field of that row whose value is read; where there is no such row, the default is.
   */
  pick?: string;
  /**
   * list: the columns of each line.
   */
  fields?: {
    [k: string]: FieldFile;
  };
  /**
   * file, image: allowed extensions.
   */
  kinds?: string[];
  /**
   * file, image: greatest size of one file in MB.
   */
  maxMB?: number;
  unique?: boolean;
  /**
   * text: where one row is read, its value stands there as a QR code too, with the text below it, such as a number that a scan page finds. Lists show the text; a printed document says `qr` of its part.
   */
  qr?: true;
  /**
   * text that has to be unique, alone or in a key: compared by its characters, such as a code that another system made. Otherwise what people type, where no "pattern" narrows the ways to write it, is the same when widths, dots, blanks and letter sizes make no difference; it is stored as it was written.
   */
  exact?: true;
  index?: boolean;
  /**
   * Set by the server alone; refused from a client.
   */
  readonly?: boolean;
  /**
   * Never leaves the server (a password hash).
   */
  secret?: boolean;
  /**
   * The database, its files and dumps hold the value locked with the installation's key, and know of it only whether it equals another: it can be unique, looked for whole and shown, not sorted, searched by a part, or read by a scope, a list's filter or a rule of the clock. For what is classed and of the types text, longtext, idcard, phone, email, dict, dicts, json, int, decimal, money, bool; the number of an identity card always is.
   */
  sealed?: boolean;
  /**
   * How the value is shown to those who may not see it plain.
   */
  mask?: 'idcard' | 'phone' | 'email' | 'bank' | 'name' | 'all';
  /**
   * Roles that may see the field; absent: whoever may see the row.
   */
  read?: string[];
  /**
   * Roles that may change the field; absent: whoever may change the row.
   */
  write?: string[];
  only?: OfferedCodes;
  /**
   * dict: the field of the same row (or line) whose value is the parent of the items that may be chosen. A value that no longer fits is cleared.
   */
  under?: string;
  /**
   * date, datetime, time: the field of the same row (or line) that the range begins with. An end before its beginning is refused on both sides, as soon as it is picked; a form shows the two side by side where they follow each other.
   */
  after?: string;
  /**
   * int: how many metres around the place in that geo field of the same row still count as there. Asked for as soon as the place is given; a form shows the two beside each other where they follow each other.
   */
  around?: string;
  /**
   * dict: the dictionary is too large to travel; its items are searched on the server.
   */
  remote?: boolean;
  /**
   * image: width to height, within 2 %. The browser offers to cut the picture.
   */
  ratio?: string;
  /**
   * image: least width in pixels.
   */
  minWidth?: number;
  /**
   * Numbers: what is counted, shown after the number, such as 米 or %.
   */
  unit?: string;
  /**
   * int, decimal: thousands are parted by commas where the number is read. money always is.
   */
  grouped?: boolean;
  /**
   * Number columns of a list or sub-table: their sum stands below the lines.
   */
  sum?: boolean;
  /**
   * list: the lines have an order that the user may change.
   */
  sortable?: boolean;
  /**
   * Column of a list: the column of the same type that holds the value before. Where the two differ, both stand out where the lines are read.
   */
  was?: string;
  /**
   * Another input than the type's own. text: icon (name of an icon chosen from tabs), month (YYYY-MM), scan (what a QR code says, read with the camera), choice (one of what the call `choices` names). int: year, rating (stars, up to max). bool: agree (a box that must be ticked when the field is required). dict: cascade (one choice a level). image: signature (drawn, or the name written), portrait (large where it is read, to be compared with whom it shows). file: gallery (pictures among the files are shown as pictures where they are read, in tables too). geo: here (where the device is, with its accuracy; it cannot be typed). date: days (the coming days, today among them, side by side: a week, or so many as `max`). datetime: countdown (where it is read, the time that is left stands beside it during the last day). json: document (the parts of a print template, put together one by one beside its sheet; the other fields of the row say paper, heading and entity), answer (the right answer of a question, asked for by its type: `answer`).
   */
  widget?:
    | 'icon'
    | 'month'
    | 'year'
    | 'rating'
    | 'agree'
    | 'cascade'
    | 'signature'
    | 'portrait'
    | 'gallery'
    | 'here'
    | 'countdown'
    | 'scan'
    | 'document'
    | 'days'
    | 'answer'
    | 'choice';
  /**
   * text, json: values are EnCodes, or names of entities, or (json) the value before and after of fields, by their names, of a row of the entity that the field with `entities` names. People are shown and find them by what these are called; the text travels beside the value as `<Field>Name`.
   */
  names?: 'actions' | 'entities' | 'changes';
  /**
   * text with widget choice: the call that names what may be chosen. It is asked with nothing and answers {Rows: [{Value, Label}]}: what is stored, and what is shown for it. A stored text that is no longer among them stays until another is chosen.
   */
  choices?: string;
  /**
   * json with widget document: the call that tells what a template of an entity may name, with a row to show the sheet with. It is asked by EntityName and Lines, the other entities that the template shows, and answers {Entities, Linked: [{Name, Title, Label, Images: [{Name, Title}]}], CanSign, rows: [{Row, Records}]}.
   */
  sample?: string;
  answer?: FieldAnswer;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  counts?: string;
  /**
   * Parameter with widget here: fields of the row that the action is about, which say where to be and how many metres around it count. The distance is told before anything is sent.
   */
  near?: {
    place: string;
    radius: string;
  };
  /**
   * bool with widget agree: the text that is agreed to, in the form itself. The box is free once it was read to its end.
   */
  terms?: string;
  /**
   * bool with widget agree: where the text that is agreed to can be read; opens in a new tab.
   */
  link?: string;
  /**
   * Default column width in px.
   */
  width?: number;
  during?: SharedDays;
  follows?: FollowedSource;
  copy?: CopyKind;
}
/**
 * longtext: how the text is cut where it is sent, such as a text message of 70 characters, or 67 a part when there are several. While it is typed, its parts are counted under it. Characters outside of the basic plane count twice, as they do in such messages.
 */
export interface TextParts {
  /**
   * Most characters of a text that stays in one part.
   */
  alone: number;
  /**
   * Most characters of each part of a longer text.
   */
  each: number;
}
/**
 * refs: the rows are chosen in a tree that can be searched; whoever takes a branch takes all rows below it.
 */
export interface ChoiceTree {
  /**
   * Reference fields of the target rows, from the large to the small, which the rows stand below.
   *
   * @minItems 1
   * @maxItems 4
   */
  by: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * Number of each target row, shown behind it and added up above it.
   */
  count?: string;
}
export interface CodesWhen {
  /**
   * @minItems 1
   * @maxItems 100
   */
  codes: [string, ...string[]];
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
}
/**
 * json with widget answer: by another field of the row it is one of the choices (its key), several (at least two keys), right or wrong (T, F), blanks (a list of blanks, each a list of what is accepted in it) or a text. Both sides judge it so.
 */
export interface FieldAnswer {
  /**
   * Field of type dict: the type of the question.
   */
  by: string;
  /**
   * Field of type list with the choices, in its columns Key and Text.
   */
  options?: string;
  /**
   * Code of the type -> how it is answered.
   */
  kinds: {
    [k: string]: 'one' | 'several' | 'judge' | 'blanks' | 'text';
  };
}
/**
 * ref: filtered by, it finds rows that share a day with the row that is named, whatever is stored here.
 */
export interface SharedDays {
  /**
   * date: first day of this row.
   */
  from: string;
  /**
   * date: first day without this row; empty: it lasts.
   */
  to: string;
  /**
   * date: first day of the row that is named.
   */
  begins: string;
  /**
   * date: last day of the row that is named.
   */
  ends: string;
}
/**
 * Copy that the engine keeps equal to its source, whichever is written first: who holds a post here, else a field of the row that a reference of this row names. Where no reference is filled, what was written stays.
 */
export interface FollowedSource {
  /**
   * Code of the post: the person whom a live assignment to this row names in it. To write the field is to write that assignment.
   */
  post?: string;
  /**
   * Reference fields of this row; the first one that is filled names the source.
   *
   * @minItems 1
   */
  through?: [string, ...string[]];
  /**
   * Field of the source; unless it is said, the one of the same name.
   */
  field?: string;
  /**
   * text: what it is put together of, in braces: fields of this row (`{BedNo}`) and of rows that its references name (`{RoomId.RoomNo}`). Instead of through.
   */
  text?: string;
  /**
   * json: the entity whose rows name this one (by); the list holds each value that they have in the field, once. Instead of through.
   */
  of?: string;
  /**
   * With of: the reference of those rows that names this row.
   */
  by?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  while?: string;
  /**
   * Where the source is empty, what was written stays.
   */
  keeps?: boolean;
}
export interface ApartRows {
  /**
   * ref, dict, int or text; a row that leaves one of them blank stands beside any other.
   *
   * @minItems 1
   * @maxItems 4
   */
  fields: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * date or datetime: when the row begins; blank, it stands beside any other.
   */
  from?: string;
  /**
   * Its end, of the same type; blank: it lasts. A datetime is the first moment without the row, so that rows may touch; a date is its last day.
   */
  to?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * What is told; the times of the row that is there already stand behind it.
   */
  message: string;
  /**
   * Field that shows the message.
   */
  field: string;
}
/**
 * For the few rows in a state that lists ask for, in their order: the others cost nothing.
 */
export interface PartialIndex {
  /**
   * @minItems 1
   */
  fields: [string, ...string[]];
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
}
/**
 * What anybody hands in without a session, on a form whose page says "public": "write": one new row, of these fields and no other. A picture is read first, the seconds and a field that people do not see tell programs, sending twice makes one row, and so many are taken a day. Nothing is read back but by the ticket that the sender is told once.
 */
export interface Intake {
  /**
   * Action of the verb add that it is: its `when`, its window and all rules of the row hold.
   */
  enCode: string;
  /**
   * What may be written. References are to rows that are public; files are taken of nobody without a session.
   *
   * @minItems 1
   */
  fields: [string, ...string[]];
  /**
   * What the holder of the row's ticket reads of it.
   *
   * @minItems 1
   */
  shows: [string, ...string[]];
  /**
   * Action of the verb set, without parameters, that the holder of the ticket may run.
   */
  cancel?: string;
  /**
   * Whether a picture is read first. Default true.
   */
  captcha?: boolean;
  /**
   * What comes sooner after the form was opened was filled in by a program. Default 3.
   */
  seconds?: number;
  /**
   * Rows a day from one address; a campus shares few. Default 20.
   */
  daily?: number;
  /**
   * Rows a day in all. Default 2000.
   */
  total?: number;
  /**
   * Field of type email to which the ticket is sent as well, where the installation sends mail.
   */
  mail?: string;
  consent?: IntakeConsent;
}
/**
 * What has to be agreed to.
 */
export interface IntakeConsent {
  text: string;
  /**
   * Changed with the text: who opened the form before has to agree anew.
   */
  version: string;
  /**
   * readonly text field that keeps the version that was agreed to.
   */
  field: string;
}
/**
 * What is read without a session, on public pages alone: these fields (and Id and Version) of the rows for which the condition holds. Nothing else of the entity ever is.
 */
export interface PublicPart {
  /**
   * @minItems 1
   */
  fields: [string, ...string[]];
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
}
/**
 * Rows are also read by whom they were handed out to: there is a row of `entity` whose field `by` is this row's Id, or its field `on`, and of which the condition of one of the reader's roles holds.
 */
export interface SharedScope {
  entity: string;
  by: string;
  /**
   * Field of this entity that `by` equals; Id unless it is said. With it a row is reached by way of what it belongs to, such as a room by who lives there.
   */
  on?: string;
  /**
   * Role -> CEL over row, which is the row of `entity`, and me; "*" is every signed-in user. A role that is not listed reaches nothing this way.
   */
  scope: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * EnCodes of this entity that may be done with such rows; all others ask for its scope.
   *
   * @minItems 1
   */
  actions?: [string, ...string[]];
  gone?: GoneScope;
}
/**
 * What is said to those who had the row once and reach it no more, such as the readers of a notice that was withdrawn, in place of that they have no right to it.
 */
export interface GoneScope {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  message: string;
}
export interface RowRule {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  deny: string;
  /**
   * What does not fit, in words. `{row.ClassId}` is the name of the row that is referred to, `{row.ClassId.GradeYear}` a value beyond it, `{row.GradeYear}` a value of the row.
   */
  message: string;
  /**
   * Field that shows the message; with `each` a column of that list.
   */
  field: string;
  /**
   * Field of type list: the rule is judged of each of its lines, which is `line` beside `row`, and told in the cell of the line that it refuses: `row.Wanted.filter(other, other.PartId == line.PartId).size() > 1`.
   */
  each?: string;
  /**
   * The row is stored all the same once its person says that it is meant so, with a reason, which stands in the audit. Judged of what people save and do; an import and a batch report it. It reads the row alone.
   */
  warn?: true;
}
/**
 * Each row assigns a person to one target in a post, from a date on and until another one, which is the first day without it. A target has one live assignment in a post at most.
 */
export interface AssignedPosts {
  /**
   * Reference to the person.
   */
  person: string;
  /**
   * dict: the post.
   */
  post: string;
  from: string;
  to: string;
  /**
   * References of which exactly one is filled.
   *
   * @minItems 1
   */
  targets: [string, ...string[]];
  tells: PostTells;
  /**
   * Field of the person that names the login account. With roles.
   */
  account?: string;
  /**
   * Code of the post -> role that its holders' accounts have by it, and lose with the last live assignment.
   */
  roles?: {
    [k: string]: string;
  };
}
/**
 * What the person is told of an assignment, whatever act brought it about: braces name row.<field>, and {target} what the post is held at. Who did it is not told.
 */
export interface PostTells {
  /**
   * The post is the person's, no end is said.
   */
  holds: string;
  /**
   * The post has an end.
   */
  ends: string;
  /**
   * The post was taken back, or given to another person.
   */
  lost: string;
}
/**
 * Rows are people who sign in: a new row opens a login account, what is said here of both is kept equal while the row changes, and the account ends with the row (see ends).
 */
export interface PersonAccount {
  /**
   * Reference to the account.
   */
  field: string;
  /**
   * The login name, which follows this field while the two are equal. A name that somebody else signs in with is refused at this field.
   */
  login: string;
  /**
   * Item of the dictionary of the account's UserType.
   */
  type: string;
  /**
   * Organisation of the account.
   */
  org?: string;
  /**
   * Class of the account, by which lists of accounts are handed out.
   */
  class?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  role: string;
  /**
   * The first password is the last six characters of the first of these fields that has a value, until it was used.
   *
   * @minItems 1
   */
  first: [string, ...string[]];
  from?: AccountFrom;
}
/**
 * The person may have an account already as a row of this entity, which is taken over: one person has one account.
 */
export interface AccountFrom {
  entity: string;
  /**
   * Fields of both entities: rows that are equal in one of them are the same person.
   *
   * @minItems 1
   */
  by: [string, ...string[]];
  /**
   * Reference of that entity to this one.
   */
  link: string;
}
/**
 * When a row has ended without being deleted, by whichever form, import or action: what hangs on it is settled as onEnd says, its account is closed with its sessions, and opened again when it comes back.
 */
export interface RowEnd {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  /**
   * What the end is called, such as 离职.
   */
  title: string;
  planned?: PlannedEnd;
}
/**
 * An end that is registered for a later day: the row keeps its state until then, and on that day the engine changes it by the clock, with all rules and with what hangs on it. Where it is refused, who planned it and the administrators are told, and it is tried again the next day or once the row has changed.
 */
export interface PlannedEnd {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  /**
   * Date field with that day.
   */
  on: string;
  /**
   * What changes then: field -> CEL over row.
   */
  set: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Action of this entity that the change is recorded under.
   */
  as: string;
}
/**
 * Reference of this entity -> what becomes of its rows when the row that it names has ended. Default: an application under approval that the person made is closed, everything else is kept.
 */
export interface Settlements {
  [k: string]: Settlement;
}
export interface Settlement {
  do: SettlementKind;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * With do set: field -> formula over row, form, me, now().
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * What is said of these rows before the end is confirmed, in place of what the kind says.
   */
  note?: string;
}
/**
 * The same when the row that it names is deleted. Default: as onEnd says; lines go with their parent; facts that are copied from the owner of a row are kept; else the deletion is refused while there are such rows.
 */
export interface Settlements1 {
  [k: string]: Settlement;
}
export interface ClockRule {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  due?: DueDay1;
  /**
   * Done once a day, at this time or as soon afterwards as a node runs, and by one node. Default: once a minute.
   */
  daily?: string;
  set?: {
    [k: string]: string | number | ClockValue;
  };
  /**
   * Rows that are made for each row that is due, with its change and by the rules of their own entity; a row for which one is refused stays as it is and is looked at again the next day. Formulas are over row, was (as it was before the change), line, now().
   */
  makes?: MadeRows[];
}
/**
 * Only rows that are due.
 */
export interface DueDay1 {
  /**
   * Stored field of type date or datetime.
   */
  field: string;
  workdays?: number;
  /**
   * Either this or workdays. Default 0: on the day itself.
   */
  days?: number;
  /**
   * Default 00:00.
   */
  at?: string;
}
export interface ClockValue {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  value: string;
}
/**
 * A row that is made with an action, or one for each line of a list.
 */
export interface MadeRows {
  entity: string;
  /**
   * List field of the row, or parameter that is a list: a row for each of its lines, which `set` calls line.
   */
  from?: string;
  /**
   * Field of the made row that names the row of the action; it is set.
   */
  by?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Field -> formula over row, params, line, me, now().
   */
  set: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Field of the form, or parameter, at which it is told what the made row is refused for. Default: the first that `set` reads.
   */
  field?: string;
}
/**
 * Calls of specification section 7 about these rows, asked of a school's own server, which has no generic ones. Actions name theirs with "fixed".
 */
export interface FixedCalls {
  /**
   * Group/Action that answers a page of rows. Filters are sent by their names, a range as StartTime and EndTime.
   */
  list?: string;
  /**
   * Group/Action that answers the row with an Id.
   */
  get?: string;
}
/**
 * What one EnCode does to an entity. The server decides by this whether the caller's grant, the row's state and the row's scope allow it; the browser shows the button by the same text.
 */
export interface ActionFile {
  title: string;
  verb: Verb;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * May run on several rows in one call; each row is judged by itself. A handler gets all of them at once; each: it is called once a row, and rows that it refuses leave the others alone. all: also on every row that matches a list's filters, as a task with progress; a handler is then called once a row.
   */
  batch?: true | false | 'each' | 'all';
  /**
   * Runs on no row (toolbar).
   */
  table?: boolean;
  /**
   * save: what is required may still be missing, and the form stays open. Always so for an entity with a flow.
   */
  draft?: boolean;
  /**
   * verb set, add, edit, save and import with `pack` (and submit, approve when the last node agreed): field -> formula over row, me, params, now().
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  fixed?: FixedCall;
  /**
   * handler: it works on every row that the caller reads, since it makes rows of the caller's own, such as a receipt, and changes nothing of the row.
   */
  onRead?: true;
  /**
   * People who act for themselves alone, such as students, may hold it. Without it an action that changes something or gives something out is for staff: the check refuses a menu that hands it to a role with `selfService`.
   */
  selfService?: true;
  /**
   * verb toggle: field with "mine". On: the caller gets a row of that field's entity that names this row; off: the row is gone. A like, a favourite.
   */
  toggle?: string;
  /**
   * add, edit: the only fields that may be written through this EnCode. Absent: every writable field.
   */
  fields?: string[];
  /**
   * Asked for in a dialog before the call.
   */
  params?: {
    [k: string]: FieldFile;
  };
  /**
   * What the dialog's parameters begin with, in place of their defaults: formulas over the one row that the action is about, me and now(). A date takes the day of a moment.
   */
  initial?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  confirm?: string;
  success?: string;
  window?: ActionWindow;
  /**
   * Text of the refusal when the guard is false.
   */
  refuse?: string;
  /**
   * What must be there already so that the action leads to something that works. All that is missing is told at once, each with the page where it is made; judged in the action's own transaction, whatever the caller reaches. Actions that put something in use must say it; [] when an empty school has all that is needed, with the reason in `ready`.
   */
  needs?: ActionNeed[];
  /**
   * set, delete, handler: an act of the office that writes many rows or that much follows from, such as a new current term. It is kept as a task in the list, also where it runs on one row or on none, and is undone from there as a whole. What runs on several rows at once always is.
   */
  undo?: true;
  nobody?: NobodyThere;
  /**
   * Why nothing needs to be there before, for an action whose `needs` are [].
   */
  ready?: string;
  /**
   * add, edit, view: page file that is opened instead of the list's own form or detail.
   */
  page?: string;
  /**
   * print: code of the print template whose documents of the rows the server makes into one PDF for the browser.
   */
  template?: string;
  /**
   * export: what a document is called that code in server/modules makes of one row, in place of a table, as a task in the background. Nothing is asked.
   */
  document?: string;
  /**
   * Where add, edit and view open. Default drawer.
   */
  open?: 'drawer' | 'page' | 'tab';
  /**
   * open: in-app route or http address; {Field} is replaced by the row's encoded value, {Field*} by those of all chosen rows with commas between them. {Field} alone is the row's own address, which opens only if it is safe.
   */
  url?: string;
  /**
   * open with batch all: in-app route for every row that matches a list's filters; {match} is replaced by what they match, as a page of the kind batch takes it in its query under the name match.
   */
  urlOfAll?: string;
  /**
   * set, handler and approval verbs: in-app route to go to when it succeeded; {Field} is replaced by the row's encoded value.
   */
  next?: string;
  shows?: ActionShows;
  tells?: ActionTells;
  /**
   * handler: it takes a place of the row (`slot` of the entity), and nothing else. hold: the place is held for the caller until it is confirmed; take: the caller has it at once; confirm: what is held for the caller becomes the caller's; release: it is given back. Of places with entries, hold and take are actions of the places, confirm and release of the entries.
   */
  slot?: 'hold' | 'take' | 'confirm' | 'release';
  step?: ActionStep;
  remind?: ActionRemind;
  paper?: PaperAct;
  /**
   * What the parameters are held against, judged on both sides, by the server under the lock of the row: a limit such as `params.Amount > row.Balance`.
   *
   * @minItems 1
   */
  rules?: [ActionRule, ...ActionRule[]];
  /**
   * add, edit, set, delete, import, approve: rows of other entities that change in the same transaction, of an import for each new row, of an approval once the last node has agreed. Formulas of edit and set may read `was`, the row as it was: an edit moves a stock by `was.Count - row.Count`. Who holds the EnCode needs no right to them; they are held by their own rules, checks, copies, version and audit. All of them are locked in one order, before anything is judged.
   *
   * @minItems 1
   */
  changes?: [OtherChange, ...OtherChange[]];
  /**
   * add, edit, set, delete, import, approve: rows of other entities that are made in the same transaction, in the same way.
   *
   * @minItems 1
   */
  makes?: [MadeRows, ...MadeRows[]];
  /**
   * set, delete, void: EnCode of the same entity whose `changes` and `makes` it takes back: what was added is taken away, what was made is deleted. They are worked out of the row as it stands before.
   */
  undoes?: string;
  /**
   * A second person has to agree: field of the row, a reference to system/SysUser, that names who asked for it. The server refuses the person who asked, and everybody until somebody has asked.
   */
  second?: string;
  danger?: boolean;
  /**
   * set on one row: it is tried first, and every row that would change, be made or go is shown before it is done. handler on one row: the server is asked first with the parameter Preview = 1, which changes nothing, and what it would do is shown before it is asked to do it: Rows ({ Title, Removed, Restored, Left }) and LeftRows ({ Title, Name, Message }).
   */
  preview?: boolean;
  /**
   * It comes to people at once, such as a notice that is published: the server is asked beforehand to how many, as module code counts them, and where those are more than fifty the number is confirmed first.
   */
  reaches?: true;
  /**
   * delete, set that may end a row, and handler that ends those that have not ended: before it is confirmed it is shown what hangs on the rows and what becomes of it.
   */
  previewEnd?: true;
  /**
   * handler with previewEnd: yes/no parameter that decides whether what hangs on the rows is settled; otherwise it stays as it is.
   */
  settles?: string;
  /**
   * import: one workbook with a sheet for each of these imports, taken as a whole or not at all, as one task that is undone as a whole. Rows may refer to rows of the sheets before theirs in this list, whatever the order of the tabs. The caller must hold each of the imports.
   *
   * @minItems 2
   * @maxItems 6
   */
  sheets?:
    | [WorkbookSheet, WorkbookSheet]
    | [WorkbookSheet, WorkbookSheet, WorkbookSheet]
    | [WorkbookSheet, WorkbookSheet, WorkbookSheet, WorkbookSheet]
    | [WorkbookSheet, WorkbookSheet, WorkbookSheet, WorkbookSheet, WorkbookSheet]
    | [WorkbookSheet, WorkbookSheet, WorkbookSheet, WorkbookSheet, WorkbookSheet, WorkbookSheet];
  /**
   * import, template: sub-table whose lines the rows of the sheet are; a line names the row that it belongs to like any other reference, and only rows that the caller reaches.
   */
  lines?: string;
  pack?: FilePack;
}
/**
 * Call of specification section 7 that does the same at a school's own server, which has no generic ones.
 */
export interface FixedCall {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  /**
   * Its whole input: a formula over row (add, edit: as typed), params and ids for each name. Default: what was typed of add and edit, else Ids and the parameters.
   */
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * When the action may run, whatever the row says. Outside of it the button stays and says from when to when; the server refuses. An end that gives no value is open.
 */
export interface ActionWindow {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  from?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  to?: string;
}
/**
 * Either `entity`: at least `least` rows of it, or with `none` no row, for which `where` holds; or `holds`.
 */
export interface ActionNeed {
  /**
   * What is missing, as a sentence without a full stop.
   */
  message: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  given?: NeededRows;
  entity?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  where?: string;
  least?: number;
  /**
   * No such row may be there, such as another batch in progress.
   */
  none?: boolean;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  holds?: string;
  /**
   * Page file where it is made; it stands in a menu.
   */
  page?: string;
  /**
   * Parameters of the page's address, such as the filters of a list: name -> CEL over row, params, me.
   */
  query?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * Asked for only where such a row exists, such as a step that needs a desk.
 */
export interface NeededRows {
  entity: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  where: string;
}
/**
 * Of an action that is for people of a scope: what is told, as a need, when the scope selects nobody, with the page where its people are. Code of a module counts them.
 */
export interface NobodyThere {
  message: string;
  /**
   * Page file; it stands in a menu.
   */
  page: string;
}
export interface ShownValue {
  field: string;
  title: string;
}
/**
 * add, edit, set, handler, import and delete: what the person whose row it is reads in a message of the same transaction, unless it was that person's own act. Either `text`, or `none` with the reason. Actions that change somebody's row for them must say it.
 */
export interface ActionTells {
  /**
   * A sentence; {row.Field} is said in its place.
   */
  text?: string;
  /**
   * Field that names the person; CreateUserId names the author of the row. Default: the one that `own` compares.
   */
  who?: string;
  /**
   * handler: entity of the rows that it stores. Default: the action's own.
   */
  of?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Why nobody is told by this: code tells it itself, or nobody waits for it. The only one for delete.
   */
  none?: string;
}
/**
 * handler: it marks a step of the person that the row is or names, and nothing else.
 */
export interface ActionStep {
  /**
   * Entity with the `checklist`.
   */
  of: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  code: string;
  /**
   * Item of the dictionary of the field.
   */
  state: string;
  /**
   * Refused while a step that is required online is not done; the names of those stand behind this text.
   */
  after?: string;
  /**
   * Somebody does it for the person: who it was and why (parameter Remark) stand in the mark and in the audit, and what is done already is refused.
   */
  office?: true;
}
/**
 * handler: it tells people of the rows, at most once in a time for each row, and nothing else. With `reaches` the rows that are told of are counted beforehand.
 */
export interface ActionRemind {
  /**
   * Entity of the messages, whose `about` names the action's rows. Default: the action's own, whose rows are told of; then the caller must reach for a change what they are about.
   */
  entity?: string;
  /**
   * Names of its messages; each is sent as far as its `given` holds.
   *
   * @minItems 1
   */
  messages: [string, ...string[]];
  hours?: number;
  minutes?: number;
  /**
   * datetime field of the action's entity that keeps when it was done last.
   */
  noted: string;
}
export interface ActionRule {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  deny: string;
  /**
   * What does not fit, in words. `{row.Balance}` is a value of the row.
   */
  message: string;
  /**
   * Parameter that shows the message.
   */
  field: string;
}
/**
 * Rows that change with an action: the one that `through` names, or those of which `where` holds. Either way `add` or `set`, or both.
 */
export interface OtherChange {
  entity: string;
  /**
   * Parameter, or else field of the row, that refers to the one row. An empty one changes nothing.
   */
  through?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  where?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Number field -> what is added to it: CEL over x, row, params, me. A blank counts as 0.
   */
  add?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Field -> formula over x, row, params, me, now().
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Field of the form, or parameter, at which it is told what the other row refuses. Default: the first that `add` and `set` read.
   */
  field?: string;
  /**
   * What is told where there is no such row. Without it that is no refusal.
   */
  none?: string;
  /**
   * where: so many rows at most; with more the action is refused.
   */
  most?: number;
}
export interface WorkbookSheet {
  /**
   * EnCode of the verb import, which takes one sheet.
   */
  EnCode: string;
  /**
   * What the sheet is called. Default: the title of the rows' entity.
   */
  name?: string;
  /**
   * Rows that are there already are changed without being asked for, such as the beds that come with a room.
   */
  cover?: true;
}
/**
 * import: instead of a spreadsheet a .zip is taken, each file in it for one row, as a task with progress.
 */
export interface FilePack {
  /**
   * File or image field that takes the file, by its own limits.
   */
  file: string;
  /**
   * Field that the file's name without its extension is read as, like a cell of an import: a ref by the target's code, or a unique text. A row that is not there yet is added.
   */
  by: string;
  /**
   * No row is added: a file that names none is refused.
   */
  known?: true;
  /**
   * How the files are to be named, shown where the .zip is chosen.
   */
  note?: string;
}
/**
 * Rows that are copied when the row of another entity that they hang on is copied for another time, such as the desks of a batch: references among them lead to the copies, unique codes and names are new ones, files stay where they are. Rows of persons say nothing.
 */
export interface CopiedRows {
  /**
   * Entity of the row that they hang on.
   */
  with: string;
  /**
   * Field that names that row.
   */
  by: string;
  /**
   * Dates and times that move with the copy.
   *
   * @minItems 1
   */
  later?: [string, ...string[]];
}
/**
 * Rows that come with each new row of another entity, such as the usual steps of a new batch. They are made once and are then like any other: whoever may, changes and removes them.
 */
export interface StandardRows {
  /**
   * Entity of the row that they come with; only where it is made in a form or by an import.
   */
  with: string;
  /**
   * Field that names that row.
   */
  by: string;
  /**
   * Of every row: field -> formula over row, which is the new row of `with`, and now().
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * @minItems 1
   */
  rows: [StandardRow, ...StandardRow[]];
}
export interface StandardRow {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  values: {};
  /**
   * As above, for this row.
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * How applications of one entity are approved: schemas/flows/<CODE>.json. An application finishes under the definition that it started with.
 */
export interface FlowFile {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  /**
   * Entity of the applications, which says `flow` with this file's name.
   */
  entity: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  applicant: string;
  /**
   * An application that was rejected may be corrected by its applicant and sent again, like one that was sent back.
   */
  again?: true;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  handover?: string;
  /**
   * Roles that may take back an application that was handed over, as the sender may (verb reclaim), and that get what nobody else can handle (nobody: administrator).
   *
   * @minItems 1
   */
  administrators?: [string, ...string[]];
  nodes: Nodes;
}
/**
 * People act.
 */
export interface ApproveNode {
  kind: 'approve';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  who: FlowWho;
  sign?: FlowSign;
  /**
   * With sign ratio.
   */
  percent?: number;
  edit?: FieldNames;
  require?: FieldNames1;
  hide?: FieldNames2;
  back?: FlowBack;
  due?: FlowDue;
  /**
   * Where the applicant is among them. refuse: the applicant does not act on it, the others do (default). skip: the node is agreed when nobody else is left. superior: the head of the organisation above acts instead.
   */
  self?: 'refuse' | 'skip' | 'superior';
  /**
   * Where there is nobody. wait: until the role is given to somebody (default). Administrators are warned whichever it is.
   */
  nobody?: 'wait' | 'skip' | 'superior' | 'administrator';
  /**
   * Where the same person agreed at an earlier node already. Default: ask.
   */
  again?: 'ask' | 'pass';
  /**
   * Default: transfer and batch, where the entity has the actions.
   */
  may?: ('transfer' | 'addBefore' | 'addAfter' | 'entrust' | 'batch')[];
  opinion?: FlowOpinion;
  /**
   * So many files may be put to an opinion.
   */
  attachments?: number;
  /**
   * Who agrees signs by hand.
   */
  signature?: true;
}
/**
 * Everybody who holds the role and reaches the row by it.
 */
export interface WhoByRole {
  by: 'role';
  role: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  scope?: string;
}
/**
 * The person that the row names, such as its counsellor, its tutor or a reviewer.
 */
export interface WhoByField {
  by: 'field';
  /**
   * Reference to a person with an account.
   */
  field: string;
}
/**
 * The head of an organisation.
 */
export interface WhoByHead {
  by: 'head';
  /**
   * Reference of the row to the organisation.
   */
  field: string;
  /**
   * So many levels above it.
   */
  up?: number;
}
export interface WhoByUsers {
  by: 'users';
  /**
   * Login names.
   *
   * @minItems 1
   * @maxItems 50
   */
  users: [string, ...string[]];
}
/**
 * People that somebody chooses.
 */
export interface WhoByChosen {
  by: 'chosen';
  /**
   * previous: the handler of the node before.
   */
  chooser: 'applicant' | 'previous';
  /**
   * The set out of which is chosen.
   */
  from: WhoByRole | WhoByUsers;
  /**
   * Default: 1.
   */
  most?: number;
}
/**
 * Where it may be sent back to. Default: to the applicant, from whom it runs again.
 */
export interface FlowBack {
  /**
   * any: each node that agreed.
   *
   * @minItems 1
   */
  to: ['applicant' | 'previous' | 'any', ...('applicant' | 'previous' | 'any')[]];
  /**
   * rerun: from there on node by node (default). return: straight to the node that sent it back.
   */
  then?: 'rerun' | 'return';
}
export interface FlowDue {
  hours: number;
  /**
   * Only hours of school working days count.
   */
  working?: true;
  /**
   * hand: to the people of `to`.
   */
  then: 'remind' | 'pass' | 'reject' | 'hand';
  to?: FlowWho;
}
export interface FlowOpinion {
  /**
   * Beside reject and back, which always give one.
   *
   * @minItems 1
   */
  required?: ['approve' | 'reject' | 'back' | 'transfer', ...('approve' | 'reject' | 'back' | 'transfer')[]];
  /**
   * @minItems 1
   */
  quick?: [string, ...string[]];
}
/**
 * Goes the first way whose condition holds, just one of which is the default.
 */
export interface BranchNode {
  kind: 'branch';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  /**
   * @minItems 2
   */
  branches: [FlowBranch, FlowBranch, ...FlowBranch[]];
}
export interface FlowBranch {
  title: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  nodes: Nodes1;
}
/**
 * Goes all ways at once and on when each has come to its end. A rejection in one closes the others.
 */
export interface ParallelNode {
  kind: 'parallel';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  /**
   * @minItems 2
   */
  branches: [ParallelBranch, ParallelBranch, ...ParallelBranch[]];
}
export interface ParallelBranch {
  title: string;
  nodes: Nodes1;
}
/**
 * People are told and may read it; nobody acts.
 */
export interface CcNode {
  kind: 'cc';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  who: FlowWho;
}
/**
 * Waits so many school working days, while a public page shows it and takes objections.
 */
export interface PublicityNode {
  kind: 'publicity';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  days: number;
  show: FieldNames3;
  judge?: FlowWho1;
  /**
   * Once in the file, however deep.
   */
  upheld?: string;
}
/**
 * Opens a vote and goes on with its result: conditions behind it read vote.<id>.agreed, vote.<id>.cast and vote.<id>.of.
 */
export interface VoteNode {
  kind: 'vote';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  who: FlowWho2;
  /**
   * How long the vote is open.
   */
  hours: number;
  /**
   * Nobody reads how a person voted.
   */
  secret?: true;
}
/**
 * Runs an action of the entity on the row.
 */
export interface ActNode {
  kind: 'act';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  enCode: string;
  /**
   * Parameter -> CEL over row.
   */
  params?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * Sends the child rows of another entity through its flow and waits for them.
 */
export interface CallNode {
  kind: 'call';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  /**
   * Code of the flow.
   */
  flow: string;
  /**
   * Reference of its entity that names this row.
   */
  by: string;
}
/**
 * The application has passed.
 */
export interface EndNode {
  kind: 'end';
  /**
   * Once in the file, however deep.
   */
  id: string;
  title: string;
  note?: string;
  /**
   * Field -> formula over row, me and now.
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
export interface ListPage {
  $schema?: string;
  version: 1;
  title: string;
  /**
   * One line under the title for the people who use the page.
   */
  note?: string;
  kind: 'list';
  first?: First;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  entity: string;
  /**
   * A tree on the left that filters `field`.
   */
  tree?: {
    source: string;
    field: string;
    title?: string;
  };
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  filter?: string;
  work?: Work;
  /**
   * @minItems 1
   */
  tabs?: [ListTab, ...ListTab[]];
  filters?: FilterUse[];
  /**
   * Shown above the rows, below the filters: charts, figures. The name filter in the inputs of their calls holds what the list is filtered by.
   *
   * @minItems 1
   * @maxItems 4
   */
  blocks?:
    | [PageBlock]
    | [PageBlock, PageBlock]
    | [PageBlock, PageBlock, PageBlock]
    | [PageBlock, PageBlock, PageBlock, PageBlock];
  /**
   * @minItems 1
   */
  columns: [ColumnUse, ...ColumnUse[]];
  sort?: string;
  pageSize?: 10 | 20 | 50 | 100;
  toolbar?: PageButton[];
  rowActions?: PageButton[];
  batchActions?: PageButton[];
  /**
   * How a row looks on a phone.
   */
  card?: {
    title: string;
    tags?: string[];
    fields?: string[];
    bar?: CardBar;
    /**
     * Cards on desktops too.
     */
    always?: boolean;
  };
  /**
   * Ways in which the same rows are shown, by the same filters, rights and buttons; each kind once, the first at first. The address says which one is shown (view). Not with "lanes" or "groups".
   *
   * @minItems 1
   * @maxItems 5
   */
  views?:
    | [ListView]
    | [ListView, ListView]
    | [ListView, ListView, ListView]
    | [ListView, ListView, ListView, ListView]
    | [ListView, ListView, ListView, ListView, ListView];
  lanes?: ListLanes;
  groups?: ListGroups;
  /**
   * Rows that stand out: the first mark whose condition holds. Its sign and title are shown beside the colour.
   *
   * @minItems 1
   * @maxItems 6
   */
  mark?:
    | [ListMark]
    | [ListMark, ListMark]
    | [ListMark, ListMark, ListMark]
    | [ListMark, ListMark, ListMark, ListMark]
    | [ListMark, ListMark, ListMark, ListMark, ListMark]
    | [ListMark, ListMark, ListMark, ListMark, ListMark, ListMark];
  /**
   * Fields shown below a row when it is opened.
   *
   * @minItems 1
   */
  expand?: [string, ...string[]];
  /**
   * A last line over all rows that match, worked out by the server within the caller's scope. One statistic a field.
   *
   * @minItems 1
   * @maxItems 20
   */
  summary?:
    | [ListSummary]
    | [ListSummary, ListSummary]
    | [ListSummary, ListSummary, ListSummary]
    | [ListSummary, ListSummary, ListSummary, ListSummary]
    | [ListSummary, ListSummary, ListSummary, ListSummary, ListSummary]
    | [ListSummary, ListSummary, ListSummary, ListSummary, ListSummary, ListSummary]
    | [ListSummary, ListSummary, ListSummary, ListSummary, ListSummary, ListSummary, ListSummary]
    | [ListSummary, ListSummary, ListSummary, ListSummary, ListSummary, ListSummary, ListSummary, ListSummary]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ]
    | [
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary,
        ListSummary
      ];
  /**
   * Seconds after which the rows are read anew while the page is in sight.
   */
  refresh?: number;
  refreshAfter?: RefreshAfter;
  /**
   * Page file of kind form used by add and edit. Absent: built from the entity.
   */
  form?: string;
  /**
   * Page file of kind detail used by view. Absent: built from the entity.
   */
  detail?: string;
  details?: ListDetails;
  /**
   * On desktops the detail or the form of a row stands at the right of the list in place of a drawer over it.
   */
  beside?: boolean;
  empty?: string;
}
export interface ListTab {
  key: string;
  title: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  filter?: string;
  work?: Work;
}
export interface FilterUseObject {
  field?: string;
  /**
   * Date, time or number field filtered from .. to.
   */
  range?: string;
  /**
   * The cascade college, major, grade, class, keyword (domain macro @FS).
   */
  student?: boolean;
  title?: string;
  multiple?: boolean;
  default?: string | number | unknown[];
}
/**
 * A chart, and the same numbers as a table behind a switch. x is what is counted along (days, colleges; the spokes of a radar, the stages of a funnel), y the numbers: one, or several beside each other. by makes a series of each of its values; in a heatmap it is the other axis. A radar has the spokes that all of its numbers have a value for. gauge shows the first row. map: x is a code of REGION or the name of a province; each province of China is a tile about where it lies, and rows of one province add up. box: y are five numbers, from the least over the quartiles to the greatest.
 */
export interface ChartBlock {
  block: 'chart';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  chart: 'bar' | 'line' | 'area' | 'pie' | 'radar' | 'gauge' | 'funnel' | 'heatmap' | 'map' | 'box';
  source: BlockSource;
  x: ChartAxis;
  y: ChartAxis | ChartSeries;
  by?: ChartAxis1;
  /**
   * bar, area: the series stand on each other.
   */
  stacked?: boolean;
  /**
   * bar: the bars lie, which leaves room for long names.
   */
  horizontal?: boolean;
  /**
   * gauge, radar, and the axis of bar, line and area: the end of the scale, which begins at 0. Default for gauge 100, for the others what the numbers ask for.
   */
  max?: number;
  drill?: Drill;
  /**
   * Shown when there are no rows.
   */
  empty?: string;
}
/**
 * What a declared call answers. The call must be one that only reads; it decides itself who may ask.
 */
export interface CallSource {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  /**
   * Input of the call: a formula (CEL over me, now, chosen: the row chosen in a table with "choose", filter on a board with filters, and row on a detail page) for each of its names.
   */
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Seconds after which the call is asked anew while the page is in sight.
   */
  refresh?: number;
  refreshAfter?: RefreshAfter;
}
/**
 * Rows written down here.
 */
export interface RowsSource {
  rows: {}[];
}
/**
 * The lines of a list field of the row; on detail pages.
 */
export interface FieldSource {
  field: string;
}
export interface ChartAxis {
  /**
   * Name of a value in each row of the source.
   */
  field: string;
  /**
   * Name of the axis, with its unit.
   */
  title: string;
}
export interface ChartMeasure {
  /**
   * Name of a value in each row of the source.
   */
  field: string;
  /**
   * Name of the numbers, with their unit.
   */
  title: string;
  /**
   * bar: a line through the bars, held against an axis of its own at the right.
   */
  line?: boolean;
}
/**
 * A series for each value of this field, in the order of the rows.
 */
export interface ChartAxis1 {
  /**
   * Name of a value in each row of the source.
   */
  field: string;
  /**
   * Name of the axis, with its unit.
   */
  title: string;
}
/**
 * A point leads to the rows behind it.
 */
export interface Drill {
  /**
   * Page of kind list.
   */
  page: string;
  /**
   * Filters of that page and their values: CEL over row (the row that the value stands in), me, now. A range takes one value for both ends, or {'From': .., 'To': ..}; a ref or dict takes '（空）' for rows without one. Where a value is null there is no way.
   */
  filter: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * A table of numbers: a line for each value of rows, a column for each value of columns, with the totals of both.
 */
export interface PivotBlock {
  block: 'pivot';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  rows: ChartAxis;
  columns: ChartAxis;
  value?: ChartAxis2;
  stat: 'sum' | 'avg' | 'count';
  drill?: Drill1;
  /**
   * Shown when there are no rows.
   */
  empty?: string;
}
/**
 * The number; count needs none.
 */
export interface ChartAxis2 {
  /**
   * Name of a value in each row of the source.
   */
  field: string;
  /**
   * Name of the axis, with its unit.
   */
  title: string;
}
/**
 * A cell leads to the rows behind it; row is the first of them in the source.
 */
export interface Drill1 {
  /**
   * Page of kind list.
   */
  page: string;
  /**
   * Filters of that page and their values: CEL over row (the row that the value stands in), me, now. A range takes one value for both ends, or {'From': .., 'To': ..}; a ref or dict takes '（空）' for rows without one. Where a value is null there is no way.
   */
  filter: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * Large numbers beside each other, out of the first row.
 */
export interface FiguresBlock {
  block: 'figures';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * @minItems 1
   */
  items: [BlockItem, ...BlockItem[]];
}
export interface BlockItem {
  /**
   * Name of a value in each row of the source.
   */
  field: string;
  title: string;
  /**
   * Stands behind the value.
   */
  unit?: string;
  /**
   * Columns taken in a description list.
   */
  span?: number;
  drill?: Drill2;
  /**
   * Greatest width of the text; a character beyond ASCII counts 2. What is cut off stands in the tooltip.
   */
  ellipsis?: number;
}
/**
 * Leads to a list page with its filters set to what the value is about. It gives no right: whoever does not hold the page meets its refusal.
 */
export interface Drill2 {
  /**
   * Page of kind list.
   */
  page: string;
  /**
   * Filters of that page and their values: CEL over row (the row that the value stands in), me, now. A range takes one value for both ends, or {'From': .., 'To': ..}; a ref or dict takes '（空）' for rows without one. Where a value is null there is no way.
   */
  filter: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * Names and values of the first row.
 */
export interface DescriptionsBlock {
  block: 'descriptions';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  /**
   * Default 3.
   */
  columns?: number;
  /**
   * Name of a value in each row of the source.
   */
  picture?: string;
  source: BlockSource;
  /**
   * @minItems 1
   */
  items: [BlockItem, ...BlockItem[]];
}
/**
 * Rows in the order of the source, numbered; the first three stand out.
 */
export interface RankBlock {
  block: 'rank';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  value: string;
  unit?: string;
  /**
   * Rows shown. Default 10.
   */
  most?: number;
  /**
   * podium: the first three stand on steps above the others. Default list.
   */
  look?: 'list' | 'podium';
  drill?: Drill2;
  /**
   * Greatest width of the text; a character beyond ASCII counts 2. What is cut off stands in the tooltip.
   */
  ellipsis?: number;
}
/**
 * People as small round pictures.
 */
export interface AvatarsBlock {
  block: 'avatars';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  image?: string;
  /**
   * Most that are shown, the others as +n. Default 0: no limit.
   */
  max?: number;
  size?: 'small' | 'default' | 'large';
}
/**
 * Time that is left, hh:mm:ss, each second anew.
 */
export interface CountdownBlock {
  block: 'countdown';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  /**
   * The end: a date text (Shanghai's clock), milliseconds since 1970, a formula that gives one of them, or what a call answers.
   */
  target: string | number | CountdownFormula | CountdownSource;
  /**
   * Whole days stand before the clock, which else counts them as hours.
   */
  days?: boolean;
  end?: CountdownEnd;
}
export interface CountdownFormula {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  value: string;
}
/**
 * The value `field` of the first row that a call answers; an empty one is no moment yet.
 */
export interface CountdownSource {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Name of a value in each row of the source.
   */
  field: string;
}
/**
 * What happens at zero, once.
 */
export interface CountdownEnd {
  /**
   * Stands in the place of the time.
   */
  text?: string;
  /**
   * The page reads its data anew.
   */
  reload?: boolean;
  /**
   * Runs on the row of a detail page.
   */
  EnCode?: string;
}
export interface TextBlock {
  block: 'text';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  text: string;
  /**
   * Greatest width of the text; a character beyond ASCII counts 2. What is cut off stands in the tooltip.
   */
  ellipsis?: number;
}
/**
 * A page of kind list.
 */
export interface ListBlock {
  block: 'list';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  page: string;
}
/**
 * A floating button that can be dragged, or moved with the arrow keys, and stays 60 px away from the edges. Its place is kept on the device.
 */
export interface HandleBlock {
  block: 'handle';
  /**
   * Heading of the block.
   */
  title: string;
  icon: string;
  /**
   * reload: the page reads its data anew. top: back to the head of the page. open: goes to `route`.
   */
  does: 'reload' | 'top' | 'open';
  /**
   * In-app route, for open.
   */
  route?: string;
}
/**
 * The head of a public page: picture, large title, text and links, out of the first row.
 */
export interface HeroBlock {
  block: 'hero';
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Name of a value in each row of the source.
   */
  image?: string;
  links?: HeroLink[];
}
export interface HeroLink {
  text: string;
  /**
   * In-app route, or http address, which opens in a new tab.
   */
  url: string;
}
/**
 * Tiles that lead elsewhere: a row each.
 */
export interface LinksBlock {
  block: 'links';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  url: string;
  /**
   * Name of a value in each row of the source.
   */
  icon?: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Name of a value in each row of the source.
   */
  count?: string;
  /**
   * Name of a value in each row of the source.
   */
  group?: string;
  arrange?: LinksArrange;
  empty?: string;
}
/**
 * The reader puts the tiles in order, changes their sizes, takes tiles away and adds others; a tile without an address stays a tile. The source is a call and says the Size of each row: 1x1, 2x1 or 2x2.
 */
export interface LinksArrange {
  /**
   * Button that begins it.
   */
  title: string;
  /**
   * Name of a value in each row of the source.
   */
  key: string;
  choices: LinksChoices;
  /**
   * Group/Action of a call that writes: it takes Items: [{<key>, X, Y, Size}], the whole of them, X and Y counted on 6 columns; an empty list brings back what stood there before anything was arranged.
   */
  save: string;
}
/**
 * What may be added: rows with the same values as those of the source.
 */
export interface LinksChoices {
  /**
   * Button that shows them.
   */
  title: string;
  source: CallSource;
  /**
   * Name of a value in each row of the source.
   */
  key: string;
}
/**
 * What happened, was said or is announced: a row each, in the order of the source.
 */
export interface FeedBlock {
  block: 'feed';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Name of a value in each row of the source.
   */
  by?: string;
  /**
   * Name of a value in each row of the source.
   */
  time?: string;
  /**
   * Name of a value in each row of the source.
   */
  tag?: string;
  /**
   * Name of a value in each row of the source.
   */
  url?: string;
  /**
   * Rows shown. Default 10.
   */
  most?: number;
  /**
   * Texts are shown whole, with their line ends. Default: three lines of each.
   */
  whole?: boolean;
  /**
   * The list moves by itself where it does not fit, for a wall; it stops under the pointer, with the focus, and for whoever wants no motion.
   */
  roll?: boolean;
  empty?: string;
}
/**
 * What is to be done, step by step, and how far it has come: a row each. A step waits for its window and for the steps before it; both are judged again by the server.
 */
export interface StepsBlock {
  block: 'steps';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Name of a value in each row of the source.
   */
  icon?: string;
  /**
   * Name of a value in each row of the source.
   */
  state: string;
  /**
   * Dictionary of the states: their names and colours.
   */
  dict: string;
  /**
   * States that count as finished.
   *
   * @minItems 1
   */
  done: [string, ...string[]];
  /**
   * Name of a value in each row of the source.
   */
  code?: string;
  /**
   * Name of a value in each row of the source.
   */
  after?: string;
  /**
   * Name of a value in each row of the source.
   */
  from?: string;
  /**
   * Name of a value in each row of the source.
   */
  to?: string;
  /**
   * Name of a value in each row of the source.
   */
  must?: string;
  /**
   * Name of a value in each row of the source.
   */
  counts?: string;
  /**
   * Name of a value in each row of the source.
   */
  url?: string;
  /**
   * line: below each other on a line of time. Default cards.
   */
  look?: 'cards' | 'line';
  empty?: string;
}
/**
 * A strip of days, each in the colour of its state: a row each, in the order of the source. On narrow screens a week is a line.
 */
export interface DaysBlock {
  block: 'days';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  time: string;
  /**
   * Name of a value in each row of the source.
   */
  state: string;
  /**
   * Dictionary of the states: their names and colours.
   */
  dict: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Name of a value in each row of the source.
   */
  url?: string;
  empty?: string;
}
/**
 * How long the reader has studied the row of a detail page, counted while it is in sight. The server is told every so many seconds and credits the time itself.
 */
export interface StudyBlock {
  block: 'study';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  seconds: string;
  /**
   * Name of a value in each row of the source.
   */
  least: string;
  /**
   * Told that the reader goes on, and that the reader leaves; answers an object with `seconds`.
   */
  EnCode: string;
  /**
   * Name of a value in each row of the source.
   */
  begin: string;
  /**
   * Seconds between two of them. Default 15.
   */
  every?: number;
}
/**
 * A QR code of a value of the first row.
 */
export interface QrBlock {
  block: 'qr';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  value: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Seconds until a new code is asked for; what is left is shown.
   */
  every?: number;
  empty?: string;
}
/**
 * How often each choice was taken: a heading for each row of the source, and below it a bar for each of its lines {Name, Count, Share}, Share in percent.
 */
export interface TalliesBlock {
  block: 'tallies';
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * Name of a value in each row of the source.
   */
  name: string;
  /**
   * Name of a value in each row of the source.
   */
  text?: string;
  /**
   * Name of a value in each row of the source.
   */
  rows: string;
  /**
   * Name of a value in each row of the source.
   */
  lines?: string;
  list?: TalliesList;
  empty?: string;
}
/**
 * What stands behind a row can be read one by one, page by page. The call takes No, PageIndex and PageSize besides its input and answers {total, rows: [{Text, Files: [{Id, Name, Url, Size}]}]}.
 */
export interface TalliesList {
  source: CallSource;
  /**
   * Name of a value in each row of the source.
   */
  no: string;
  /**
   * Name of a value in each row of the source.
   */
  count: string;
}
/**
 * Two things that the reader chooses, set against each other: counts, and their shares of each column. The call takes Row and Column, keys of its Items, besides its input and answers {Items: [{Key, Name, IsRow}], Row, Column, Columns: [{Name, Count}], Rows: [{Name, Counts}]}; a count that is not told is null. What is shown can be saved as a table.
 */
export interface CrossBlock {
  block: 'cross';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: CallSource;
  empty?: string;
}
/**
 * The rows of the source as a table, in its order; the first column names the row. On phones it is moved sideways.
 */
export interface TableBlock {
  block: 'table';
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One line under the heading.
   */
  note?: string;
  /**
   * Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1.
   */
  span?: number;
  source: BlockSource;
  /**
   * The columns.
   *
   * @minItems 1
   * @maxItems 12
   */
  items:
    | [BlockItem]
    | [BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem, BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem]
    | [BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem, BlockItem]
    | [
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem
      ]
    | [
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem
      ]
    | [
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem,
        BlockItem
      ];
  /**
   * A row may be chosen: on this page, and on pages that stand in tabs with it, it is chosen in the inputs of calls and in the "params" of buttons.
   */
  choose?: boolean;
  empty?: string;
}
export interface ColumnUseObject {
  field: string;
  title?: string;
  width?: number;
  fixed?: 'left' | 'right';
  /**
   * Default true for indexed fields.
   */
  sort?: boolean;
  /**
   * Off until the user switches the column on.
   */
  hidden?: boolean;
  /**
   * The cell runs this action on its row.
   */
  link?: string;
  drill?: Drill2;
  /**
   * Greatest width of the text; a character beyond ASCII counts 2. What is cut off stands in the tooltip.
   */
  ellipsis?: number;
  /**
   * Field with "qr": the code stands in the cell, above its text, such as on a list of labels.
   */
  qr?: true;
}
/**
 * An action button. Title, guard, parameters and confirmation come from the entity's action unless given here.
 */
export interface PageButton {
  EnCode: string;
  /**
   * Roles that the button is placed for: no other role is granted it by this page, or sees it here. Default: those of the menu items that open the page, which all have to be the same where the button changes something; * is all of them.
   *
   * @minItems 1
   */
  roles?: [string, ...string[]];
  text?: string;
  icon?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  type?: 'primary' | 'default' | 'link' | 'danger';
  confirm?: string;
  /**
   * Number field of the row that stands after the text, such as how many did it.
   */
  count?: string;
  /**
   * Values that parameters of the action begin with: CEL over chosen (the row that is chosen in a table beside, see its "choose"), row (the one row that it is about) and me.
   */
  params?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * http: new browser tab. Other: in-app route in a new tab. Empty or absent: the handler named by EnCode.
   */
  Url?: string;
}
/**
 * A bar of two numbers of the row: how much of the second the first is.
 */
export interface CardBar {
  /**
   * Field with the number reached.
   */
  field: string;
  /**
   * Field with the whole.
   */
  of: string;
}
/**
 * Rows in columns, and as cards on a phone: what a list is without views.
 */
export interface TableView {
  as: 'table';
  /**
   * What the view is called where it is chosen. Default: 列表, 看板, 日历, 图库, 时间线.
   */
  title?: string;
}
/**
 * Cards in lanes: see "lanes" of the list, which is this view alone.
 */
export interface LanesView {
  as: 'lanes';
  /**
   * What the view is called where it is chosen. Default: 列表, 看板, 日历, 图库, 时间线.
   */
  title?: string;
  /**
   * Field of type dict or ref; its value says in which lane a row stands.
   */
  field: string;
  codes?: Codes;
  /**
   * Moves a row to another lane, by dragging or from a menu: run with the parameter of the field's name, and asked for its others. The action's own guard says which rows may be moved.
   */
  move?: string;
}
/**
 * Rows on the days, or hours, that they take: a month or a week, and a list of each day on a phone. The shown days are asked for beside the filters; the address says which day and span.
 */
export interface CalendarView {
  as: 'calendar';
  /**
   * What the view is called where it is chosen. Default: 列表, 看板, 日历, 图库, 时间线.
   */
  title?: string;
  /**
   * Field of type date or datetime with which a row begins.
   */
  from: string;
  /**
   * Required field of the same type with which it ends. Absent: a row is on one day, or at one moment.
   */
  to?: string;
  /**
   * Field of type dict whose item gives the colour.
   */
  color?: string;
  /**
   * What it opens with. Default: month.
   */
  span?: 'month' | 'week';
  /**
   * Button of the toolbar that an empty day or hour presses: the new row begins then.
   */
  add?: string;
  /**
   * Days off by the school's calendar are marked.
   */
  rest?: true;
}
/**
 * Cards ("card") under the first picture of a field.
 */
export interface GalleryView {
  as: 'gallery';
  /**
   * What the view is called where it is chosen. Default: 列表, 看板, 日历, 图库, 时间线.
   */
  title?: string;
  /**
   * Field of type image. A row without a picture shows the first letters of its card's title.
   */
  image: string;
}
/**
 * Cards in the order of a date, under a heading for each day.
 */
export interface TimelineView {
  as: 'timeline';
  /**
   * What the view is called where it is chosen. Default: 列表, 看板, 日历, 图库, 时间线.
   */
  title?: string;
  /**
   * Field of type date or datetime.
   */
  date: string;
  /**
   * What stands first. Default: latest.
   */
  order?: 'latest' | 'earliest';
}
/**
 * The rows as cards (`card`) in a lane for each item of a dictionary, in its order, or for each row that a reference may be to: of these at most 50, those that its `filter` offers, whose form is the filters of the list.
 */
export interface ListLanes {
  /**
   * Field of type dict or ref; its value says in which lane a row stands.
   */
  field: string;
  codes?: Codes;
  /**
   * Moves a row to another lane, by dragging or from a menu: run with the parameter of the field's name, and asked for its others. The action's own guard says which rows may be moved.
   */
  move?: string;
}
/**
 * The rows stand under a heading for each value of a field, the largest group first. The server pages the headings; the rows of a group are read, page by page, when it is opened.
 */
export interface ListGroups {
  /**
   * Field of type dict, ref or text.
   */
  field: string;
  /**
   * Told in the heading too: what all rows of a group have in common, such as the counsellor of a class.
   *
   * @minItems 1
   * @maxItems 4
   */
  fields?: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * Run on all rows of a group: actions with "batch": "all". The field is a ref then, or of a dictionary without levels.
   *
   * @minItems 1
   */
  actions?: [PageButton, ...PageButton[]];
}
export interface ListMark {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  as: 'success' | 'warning' | 'danger' | 'muted';
  title: string;
}
export interface ListSummary {
  field: string;
  /**
   * count: of a dictionary field, how many rows have one of `codes`. The others are of numbers.
   */
  stat: 'sum' | 'avg' | 'min' | 'max' | 'count';
  /**
   * @minItems 1
   */
  codes?: [string, ...string[]];
  /**
   * Word before the statistic.
   */
  title?: string;
}
/**
 * Rows open different detail pages by one of their values; with another value as "detail" says.
 */
export interface ListDetails {
  /**
   * Field whose value says which page.
   */
  by: string;
  /**
   * Field with the Id of the row that the page shows, of whatever entity. Absent: the row itself.
   */
  row?: string;
  pages: DetailsByValue;
}
/**
 * Page files of kind detail by value. They are no part of what this page grants: who opens one holds it by a menu item of its own.
 */
export interface DetailsByValue {
  [k: string]: string;
}
export interface FormPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'form';
  first?: First;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  entity: string;
  /**
   * Grid columns on desktops; phones always show one.
   */
  columns?: number;
  /**
   * When no row was named, the first that the caller reaches with these values is edited: CEL over me. Where there is none, a new row begins with them.
   */
  find?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Shown above the fields; in a wizard, above those of its first step.
   *
   * @minItems 1
   */
  blocks?: [PageBlock, ...PageBlock[]];
  last?: LastRow;
  /**
   * Values of a new row. params holds the fields given in the route's query, last those of the row that "last" finds.
   */
  initial?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * @minItems 1
   */
  sections: [PageSection, ...PageSection[]];
  /**
   * Sub-tables edited below the sections.
   *
   * @minItems 1
   */
  children?: [ChildUse, ...ChildUse[]];
  /**
   * Handler EnCode asked with the values typed so far; its Lines are shown above the buttons. An answer with More has a button of that text: asked again with the parameter More = 1 it answers a Table {Title, Note, Columns, Rows}, which a drawer shows.
   */
  preview?: string;
  phone?: FormPhone;
  /**
   * add, edit and submit save the form first. Absent: 保存.
   */
  actions?: PageButton[];
  /**
   * Route to go to after a successful action.
   */
  done?: string;
}
/**
 * The row that a new one follows: the first that the caller reaches with these values, in this order. It is last in the formulas of "initial"; what is masked in it, and everything where there is none, is left empty.
 */
export interface LastRow {
  /**
   * CEL over me.
   */
  find: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  sort: string;
  /**
   * Entity of that row, such as the person's own; default that of the form. Where the caller may not read it, the form begins without it.
   */
  entity?: string;
}
export interface PageSection {
  title?: string;
  note?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  visible?: string;
  columns?: number;
  /**
   * The reader may open and close the section, which needs a title; true: closed at first. A wrong value opens it.
   */
  collapsed?: boolean;
  /**
   * @minItems 1
   */
  fields: [FieldUse, ...FieldUse[]];
}
export interface FieldUseObject {
  field: string;
  title?: string;
  /**
   * Grid columns taken in a form or detail.
   */
  span?: number;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  visible?: string;
  required?: boolean | string;
  disabled?: boolean | string;
  placeholder?: string;
  note?: string;
  /**
   * What a detail says where there is no value yet. Default is a dash.
   */
  none?: string;
  track?: CallSource1;
}
/**
 * What a declared call answers. The call must be one that only reads; it decides itself who may ask.
 */
export interface CallSource1 {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  /**
   * Input of the call: a formula (CEL over me, now, chosen: the row chosen in a table with "choose", filter on a board with filters, and row on a detail page) for each of its names.
   */
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Seconds after which the call is asked anew while the page is in sight.
   */
  refresh?: number;
  refreshAfter?: RefreshAfter;
}
export interface ChildUseObject {
  entity: string;
  title?: string;
  /**
   * Whole number of a line: its place, from 1, among those of its group. Nobody types it; the lines are moved.
   */
  order?: string;
  /**
   * Field of type dict of a line: the lines stand in a group for each item of the dictionary, which can be folded and tells how many there are and their sums. A line is added in its group, and has its value. A wrong line opens its group.
   */
  groups?: string;
  grid?: ChildGrid;
  pick?: ChildPick;
}
/**
 * The lines are places that are laid out in rows and columns, such as the seats of a room: a spot without a line is an aisle. Spots, whole rows and whole columns are set to a state, given a yes or no, or cleared. Not with "order", "groups" or "pick".
 */
export interface ChildGrid {
  /**
   * Whole number: the row, from 1.
   */
  row: string;
  /**
   * Whole number: the place in the row, from 1.
   */
  column: string;
  /**
   * Text: what the place is called. New places are numbered, and all of them anew when that is asked for.
   */
  number?: string;
  /**
   * Dictionary field: the states that a place can be set to, with their colours.
   */
  state?: string;
}
/**
 * Lines are not added empty: they are picked from a list, several at once. What is a line already is not offered twice.
 */
export interface ChildPick {
  /**
   * Page of kind list that opens above the form, with its filters and pages. It has no buttons.
   */
  page: string;
  /**
   * Reference of the line to the picked row.
   */
  field: string;
  /**
   * With "groups": field of the picked rows that has the group's value, so that each group is picked from its own.
   */
  by?: string;
  /**
   * Further values of a new line: CEL over row, the picked row, and me.
   */
  set?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
}
/**
 * A button shows what is typed so far as its readers will see it, in the frame of a phone.
 */
export interface FormPhone {
  /**
   * @minItems 1
   */
  sections: [PageSection, ...PageSection[]];
}
export interface DetailPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'detail';
  first?: First;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  entity: string;
  /**
   * Told in place of the reader's own row where there is none; with `row`.
   */
  empty?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  row?: string;
  columns?: number;
  /**
   * What is to be known first about the row, above everything: the first whose condition holds.
   *
   * @minItems 1
   * @maxItems 6
   */
  banner?:
    | [DetailBanner]
    | [DetailBanner, DetailBanner]
    | [DetailBanner, DetailBanner, DetailBanner]
    | [DetailBanner, DetailBanner, DetailBanner, DetailBanner]
    | [DetailBanner, DetailBanner, DetailBanner, DetailBanner, DetailBanner]
    | [DetailBanner, DetailBanner, DetailBanner, DetailBanner, DetailBanner, DetailBanner];
  /**
   * @minItems 1
   */
  sections: [PageSection, ...PageSection[]];
  /**
   * Sub-table entities (their parent is this page's entity) listed below the sections.
   *
   * @minItems 1
   */
  children?: [string, ...string[]];
  /**
   * Shows the approval records.
   */
  timeline?: boolean;
  /**
   * Shows what people were told of the row by templates: when, in which channel, how many and how many read it, and not who.
   */
  told?: true;
  /**
   * Lists of other entities whose field `by` is this row's Id.
   */
  lists?: {
    title?: string;
    page: string;
    by: string;
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    when?: string;
  }[];
  /**
   * Shown below the sections.
   *
   * @minItems 1
   */
  blocks?: [PageBlock, ...PageBlock[]];
  /**
   * The blocks stand above the sections.
   */
  blocksFirst?: boolean;
  /**
   * Counter word of the rows. Opened from a list, the page goes on to the row before and the row after, of the next page too.
   */
  turn?: string;
  actions?: PageButton[];
}
export interface DetailBanner {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  as: 'success' | 'warning' | 'danger' | 'muted';
  title: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  text?: string;
}
export interface TabsPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'tabs';
  first?: First;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  /**
   * Entity of the row that the page is opened with; its fields are row in the conditions of the tabs.
   */
  entity?: string;
  /**
   * On desktops the first tab stands at the left of the others, and is no tab.
   */
  beside?: boolean;
  /**
   * @minItems 1
   */
  tabs: [PageTab, ...PageTab[]];
}
export interface PageTab {
  title: string;
  page: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Number beside the title. true: how many rows the tab's list has. Otherwise the value `field` of what a call answers.
   */
  count?: true | TabCount;
}
export interface TabCount {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Name of a value in each row of the source.
   */
  field: string;
}
/**
 * Charts, figures and lists on a grid of 4 columns.
 */
export interface BoardPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'board';
  first?: First;
  /**
   * Lets the reader choose the day or month that the board is about: the name reportDate in the inputs of its calls, as YYYY-MM-DD or YYYY-MM. The choice holds for every board while the window is open.
   */
  reportDate?: 'day' | 'month';
  /**
   * screen: for a wall; dark, over the whole window, with the time of day and a switch to the full screen. Default page.
   */
  look?: 'page' | 'screen';
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  opens?: string;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  /**
   * With "public": "share": list page of the keys of this board, where they are made and revoked. A button at the head leads there, for who was granted one of its buttons.
   */
  shares?: string;
  filters?: BoardFilters;
  /**
   * @minItems 1
   */
  blocks: [PageBlock, ...PageBlock[]];
}
/**
 * What the reader narrows the board by: the name filter in the inputs of its calls, such as filter.CollegeId, or filter.PassTime.From for a range. The calls judge for themselves what he may see.
 */
export interface BoardFilters {
  /**
   * Entity of the fields; to choose among rows, the reader has to read it on some page.
   */
  entity: string;
  /**
   * @minItems 1
   */
  fields: [FilterUse, ...FilterUse[]];
}
/**
 * The notices behind the bell of the header: schemas/pages/home/notifications.json. Every signed-in user may read it. A source is a call that answers groups {GroupName, UnreadCount, Items: [{Title, Content, CreateDate, Url, IsRead}]}: one tab for each, and the badge is the sum of UnreadCount. The written content is shown where there is no source, and by a server that has no such groups; of the tabs of a source, those of the same title say what an empty one says.
 */
export interface NoticesPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'notices';
  /**
   * In-app route with all messages, offered where the source answers.
   */
  all?: string;
  /**
   * Number at the bell while the written content is shown; 0 shows none.
   */
  badge: number;
  source?: CallSource;
  /**
   * @minItems 1
   */
  tabs: [NoticesTab, ...NoticesTab[]];
}
export interface NoticesTab {
  title: string;
  /**
   * Shown when there are no items.
   */
  empty?: string;
  items: NoticeItem[];
}
export interface NoticeItem {
  title: string;
  text?: string;
  time?: string;
  tag?: string;
  /**
   * Colour of the tag.
   */
  color?: 'default' | 'blue' | 'green' | 'orange' | 'red';
  icon?: string;
  /**
   * In-app route that the item opens.
   */
  url?: string;
}
/**
 * A form in steps. A step is judged before the next one opens, and all of them before anything is sent.
 */
export interface WizardPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'wizard';
  first?: First;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  entity: string;
  /**
   * Grid columns on desktops; phones always show one.
   */
  columns?: number;
  /**
   * When no row was named, the first that the caller reaches with these values is edited: CEL over me. Where there is none, a new row begins with them.
   */
  find?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Shown above the fields; in a wizard, above those of its first step.
   *
   * @minItems 1
   */
  blocks?: [PageBlock, ...PageBlock[]];
  last?: LastRow;
  /**
   * Values of a new row. params holds the fields given in the route's query, last those of the row that "last" finds.
   */
  initial?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * @minItems 2
   */
  steps: [WizardStep, WizardStep, ...WizardStep[]];
  /**
   * A last step that shows everything that was typed. Default true.
   */
  review?: boolean;
  /**
   * Handler EnCode asked with the values typed so far; its Lines are shown above the buttons.
   */
  preview?: string;
  /**
   * Shown in the last step; those that keep a draft, and those that run on no row, in every step. Absent: 保存.
   */
  actions?: PageButton[];
  /**
   * Route to go to after a successful action.
   */
  done?: string;
}
/**
 * A page of another site: inside a frame, or behind a button that opens it. Only sites that the page names.
 */
export interface LinkPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'link';
  public?: PublicWord;
  /**
   * Entity of the row that the page is opened with: row in the formula of the address.
   */
  entity?: string;
  /**
   * The http address, or a formula that gives it.
   */
  url: string | LinkFormula;
  /**
   * Sites that may be opened: host names; *.example.edu.cn is every site below that name.
   *
   * @minItems 1
   */
  hosts: [string, ...string[]];
  /**
   * Default window: a new browser tab. Not every site lets itself be put into a frame.
   */
  open?: 'frame' | 'window';
  /**
   * window: seconds of notice, after which this tab leaves for the address by itself, unless the reader cancels it. Absent: it waits to be pressed.
   */
  delay?: number;
  /**
   * window: sites that are not named may be opened too, but only by pressing: for addresses that staff enter as rows.
   */
  others?: true;
}
export interface LinkFormula {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  value: string;
}
/**
 * Reads QR codes with the camera, or from a line of text, and does an action for each. What came of it is shown; then the next may come. Either `find` names the row, and any action on one row is done, or `param` gives the text to an action whose handler answers.
 */
export interface ScanPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'scan';
  first?: First;
  public?: PublicWord;
  entity: string;
  /**
   * With find: action of the entity on the row that was found; its `when`, rules and rights decide as they do on a list. With param: action that works on no row, takes the text and answers an object.
   */
  EnCode: string;
  /**
   * Unique text field of the entity that the codes hold, such as a number on a label. `name`, `picture` and `items` are fields of the row then, as it is after the act.
   */
  find?: string;
  /**
   * With find: what stands before the name of a row that the action was done to. Default: the title of the action and 成功.
   */
  done?: string;
  /**
   * The action's parameter that is the text.
   */
  param?: string;
  /**
   * Action with the same parameters for what is typed by hand. Default: EnCode.
   */
  search?: string;
  /**
   * Parameters of the action that are chosen above, once for all codes, and kept on the device. A page that is opened with a row or a code begins with it as the first of them.
   *
   * @minItems 1
   * @maxItems 4
   */
  keep?: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * What may be typed instead of a code.
   */
  placeholder?: string;
  /**
   * Name of a value in each row of the source.
   */
  name?: string;
  /**
   * Name of a value in each row of the source.
   */
  ok?: string;
  /**
   * Values of the answer that are shown.
   */
  items: BlockItem[];
  /**
   * Name of a value in each row of the source.
   */
  picture?: string;
  /**
   * Name of a value in each row of the source.
   */
  notice?: string;
  /**
   * Name of a value in each row of the source.
   */
  url?: string;
  /**
   * Shown below, read anew after each code.
   *
   * @minItems 1
   */
  blocks?: [PageBlock, ...PageBlock[]];
}
/**
 * A document for the printer: one for each row that it is opened with, in the true size of its paper.
 */
export interface PrintPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'print';
  public?: PublicWord;
  entity: string;
  /**
   * label: 90 x 55 mm, ten on A4. receipt: 241 x 140 mm.
   */
  paper: 'A4' | 'A4-landscape' | 'A5' | 'A5-landscape' | 'label' | 'receipt';
  /**
   * Large title of the document. Default: none.
   */
  heading?: string;
  /**
   * At the head of every page.
   */
  header?: string;
  /**
   * At the foot of every page.
   */
  footer?: string;
  /**
   * Page numbers of each document. Default true, but for labels.
   */
  numbers?: boolean;
  /**
   * @minItems 1
   */
  parts: [PrintPart, ...PrintPart[]];
}
/**
 * A part of a printed document. It never breaks across pages; a table breaks between its lines.
 */
export interface PrintPart {
  /**
   * fields: names and values of the row. table: the lines of a list field or a sub-table. text: words. signs: places to sign. records: the approval records.
   */
  part: 'fields' | 'table' | 'text' | 'signs' | 'records';
  title?: string;
  /**
   * fields: how many beside each other. Default 2.
   */
  columns?: number;
  /**
   * fields: fields of the entity. table: columns, of the list or the sub-table.
   *
   * @minItems 1
   */
  fields?: [string, ...string[]];
  /**
   * fields: image field whose first picture stands at the right.
   */
  photo?: string;
  /**
   * fields: entity whose row has the photo; it names the document's row in a reference. Templates only. Default: the document's own.
   */
  photoOf?: string;
  /**
   * fields: without a value in these, or without the photo when it is among them, a document is incomplete.
   *
   * @minItems 1
   */
  needs?: [string, ...string[]];
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  qr?: string;
  /**
   * fields: at the right stands a QR code that the server signs for each print of the row; it is good until the row is printed again. In a preview its place is empty. Templates only, of entities whose module signs.
   */
  signed?: true;
  /**
   * table: a list field of the entity, or a sub-table entity; in a template also an entity that names the row in a reference.
   */
  lines?: string;
  /**
   * text: the words.
   */
  text?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  value?: string;
  /**
   * text. Default left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * signs: who signs.
   *
   * @minItems 1
   */
  titles?: [string, ...string[]];
}
/**
 * Many documents at once, from templates that are rows: a template is chosen, then rows of its entity, which are seen as they will be on paper, and printed, made into one PDF or noted as printed. The templates are asked for as {Rows: [{TplCode, TplName, PerPage, Page, Entities}]}, Page being a page of kind print; the documents by TplCode, Ids, Keyword, PageIndex and PageSize, as {total, rows: [{Row, Records, Printed}]}.
 */
export interface BatchPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'batch';
  first?: First;
  public?: PublicWord;
  /**
   * The entity of the EnCodes.
   */
  entity: string;
  templates: CallSource;
  documents: CallSource;
  /**
   * Entities by which the rows of a template are narrowed, such as class and building: a filter for each field of the rows that refers to one of them. The documents are then asked for with Filter.
   *
   * @minItems 1
   * @maxItems 6
   */
  by?:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
  print: string;
  pdf: string;
  /**
   * Takes the parameters TplCode and RowIds.
   */
  mark: string;
  /**
   * Run with the same parameters when documents with signed codes are printed; answers {At, Rows: [{Id, Code}]}, the codes of this print. A row without one needs none.
   */
  sign?: string;
  /**
   * Run afterwards with the same parameters, At and Printed, which says whether the sheets came: then those of earlier prints are good no more, else those of this one. Needed with sign.
   */
  settle?: string;
}
/**
 * A map of places, a row each: beds, seats. They stand in boxes by the fields of `groups`; their state is told by colour, mark and word.
 */
export interface PickerPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'picker';
  first?: First;
  /**
   * The page tells a student, a new student or a member of staff of that person alone, and its calls find that person by the session. Anybody else is told so in place of the page, and has no item of it in the menu. Lists, details and forms whose filter, row, find or initial names that id of me are such pages anyway.
   */
  mine?: 'StudentId' | 'NewStudentId' | 'TeacherId';
  public?: PublicWord;
  entity: string;
  /**
   * From the large to the small, such as building, floor, room: the last are the boxes, those before it are chosen above the map. A reference in the first place is asked for before any place is read, and given to the source as its input; not with "whole".
   *
   * @minItems 1
   */
  groups: [string | PickerGroup, ...(string | PickerGroup)[]];
  source?: CallSource2;
  /**
   * Parameters of the actions that are chosen above the map instead of being asked for afterwards, such as a day and a range of times with its "track". The name filter in the source's input; the places are read once all of them are right, and anew when one changes. Each action is given those that it has; it is only asked for its others.
   *
   * @minItems 1
   * @maxItems 12
   */
  asks?:
    | [FieldUse]
    | [FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse]
    | [FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse, FieldUse]
    | [
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse
      ]
    | [
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse,
        FieldUse
      ];
  /**
   * All places are read at once, without asking for the first group.
   */
  whole?: boolean;
  own?: PickerOwn;
  /**
   * What stands in a place.
   */
  label: string;
  /**
   * Second line of a place, such as who has it.
   */
  text?: string | PickerGroup;
  /**
   * Told beside a place while the pointer or the focus is on it, such as who has it.
   *
   * @minItems 1
   * @maxItems 8
   */
  tip?:
    | [string | PickerGroup]
    | [string | PickerGroup, string | PickerGroup]
    | [string | PickerGroup, string | PickerGroup, string | PickerGroup]
    | [string | PickerGroup, string | PickerGroup, string | PickerGroup, string | PickerGroup]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ];
  /**
   * Columns of a table beside the map with the places that it shows: what is chosen in the one is chosen in the other.
   *
   * @minItems 1
   * @maxItems 8
   */
  table?:
    | [string | PickerGroup]
    | [string | PickerGroup, string | PickerGroup]
    | [string | PickerGroup, string | PickerGroup, string | PickerGroup]
    | [string | PickerGroup, string | PickerGroup, string | PickerGroup, string | PickerGroup]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ]
    | [
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup,
        string | PickerGroup
      ];
  /**
   * Dictionary field: names and colours of the legend.
   */
  state: string;
  /**
   * States that count as free and may be chosen. Absent: all.
   *
   * @minItems 1
   */
  free?: [string, ...string[]];
  /**
   * Word before how many places of a box are free. Default 空.
   */
  counted?: string;
  /**
   * Places in every state may be chosen; `free` says only which are counted as free.
   */
  any?: boolean;
  /**
   * Places chosen at once. Default 1; more need actions with "batch".
   */
  most?: number;
  /**
   * Seconds until the map is read anew.
   */
  every?: number;
  /**
   * What may be done with the chosen places.
   *
   * @minItems 1
   */
  actions: [PageButton, ...PageButton[]];
  empty?: string;
}
/**
 * A value of the source's rows that is no field of the entity.
 */
export interface PickerGroup {
  /**
   * Name of a value in each row of the source.
   */
  key: string;
  title: string;
}
/**
 * What a declared call answers. The call must be one that only reads; it decides itself who may ask.
 */
export interface CallSource2 {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  /**
   * Input of the call: a formula (CEL over me, now, chosen: the row chosen in a table with "choose", filter on a board with filters, and row on a detail page) for each of its names.
   */
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Seconds after which the call is asked anew while the page is in sight.
   */
  refresh?: number;
  refreshAfter?: RefreshAfter;
}
export interface PickerOwn {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  /**
   * Until when it is held for him; empty once it is his for good.
   */
  until?: string;
  /**
   * Word before a place that is held.
   */
  held: string;
  /**
   * Word before a place that is his.
   */
  got: string;
  /**
   * Word before the texts of the other places of its box.
   */
  mates?: string;
  next?: PickerNext;
}
/**
 * Where to go on once a place is his for good.
 */
export interface PickerNext {
  text: string;
  /**
   * Route to go to.
   */
  url: string;
}
/**
 * Questions to be answered: a questionnaire, an exam, a vote. The call answers {Id, Title, Intro, Deadline, One, Closed, Questions: [{Id, Type, Title, Required, Options: [{Key, Text, Picture, Note, JumpTo}], Cards, Rows, MinSelect, MaxSelect, MinScore, MaxScore, MaxLength, FileKinds, MaxMB, ShowWhen: {q, op, v}}], Answers: {Id: value}, Files: [{Id, Name, Url, Size}], Results: [{Name, Level, Advice}]}, without what the answerer must not know; q and JumpTo are the numbers of questions, Id is the row that is written where it is not the opened one, One = 1 asks one at a time, Closed says why nothing can be answered. Picture is the Id of an attachment and Note a second line; with Cards = 1 the choices of a question stand side by side. Preview says why nothing counts: the questions can be answered and stand as on a phone, and handing them in tells this text and sends nothing. The answer of a question of type file is a list of the Ids of attachments, which are sent for <save>/<Id>/<Id of the question> where that EnCode takes uploads; Files tells what those of the answers are called. save and submit are actions of the entity and take the parameters Answers, a JSON text, and Salt, so that nobody finds the answers by trying them against what is kept of the request; save also Switches. submit may answer {Text, Results}, which are shown.
 */
export interface PaperPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'paper';
  first?: First;
  public?: PublicWord;
  entity: string;
  source: CallSource;
  types: Types;
  /**
   * Keeps what is answered so far.
   */
  save?: string;
  /**
   * Absent: the paper can only be looked at, and its call answers Preview.
   */
  submit?: string;
  /**
   * Takes one answer at once, by the parameters Question and Answer, a JSON text, and answers {Right: 1 or 0, Keys: [key of a right choice], Text}, which are told. The call hands out one question, the same until it is answered, with At (from 1) and Of, and Seconds, the time of the question, and Left, what the server counts as left of it; at its end what is chosen is sent, so that a second or two should be allowed. When none is left, it answers no question, and submit is run, without Answers.
   */
  each?: string;
  /**
   * What else may be done with the row.
   *
   * @minItems 1
   */
  actions?: [PageButton, ...PageButton[]];
  /**
   * Seconds between two keepings. Default 8.
   */
  every?: number;
  /**
   * One question at a time.
   */
  one?: boolean;
  /**
   * Questions may be marked to come back to; a card with the number of each shows what is answered and marked, and leads there. Marks are kept with the answers: save takes the parameter Marks, a JSON text of Ids, and the call answers Marks: [Id].
   */
  mark?: boolean;
  /**
   * Times that the answerer may leave the page; then the paper is submitted.
   */
  switches?: number;
  /**
   * Route to go to after submitting.
   */
  done?: string;
}
/**
 * Makes the questions that a page of kind paper asks, their jumps and conditions, the factors that they are counted by, and the settings. The call answers {Id, Title, Closed, Questions, Factors: [{Code, Name, Calc, Questions: [number], Levels: [{Min, Max, WarnLevel, Advice}]}]}, questions with the scores of their options too. save takes the parameter Design, a JSON text of {Questions, Factors}.
 */
export interface DesignerPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'designer';
  public?: PublicWord;
  entity: string;
  source: CallSource;
  types: Types;
  /**
   * Dictionary of the types: their names.
   */
  dict: string;
  calc: FactorCalc;
  /**
   * Dictionary of the warning levels.
   */
  warn: string;
  /**
   * Page file of kind form: everything but the questions. Shown alone for a new row.
   */
  settings: string;
  save: string;
  /**
   * Puts the saved design in use.
   */
  submit?: string;
  /**
   * Route to go to once it is in use.
   */
  done?: string;
  sheet?: QuestionSheet;
}
/**
 * Codes of the two ways to count.
 */
export interface FactorCalc {
  sum: string;
  mean: string;
}
/**
 * Questions can be read from a spreadsheet: the call takes FileId and answers {Questions, Factors: [{Name, Questions: [number]}], Fails: [{RowNo, ColumnName, CellValue, Message}]}; template is the EnCode of the empty sheet.
 */
export interface QuestionSheet {
  call: string;
  template: string;
}
/**
 * Settings in groups, each group saved by itself: what is declared in schemas/settings, with default, effect and history.
 */
export interface SettingsPage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'settings';
  /**
   * Entity whose action saves the settings.
   */
  entity: string;
  source: CallSource3;
  /**
   * Call that answers, for the Name of a setting, [{Time, User, From, To}].
   */
  history: string;
  /**
   * Action of the entity, table: true, with the parameters Group, Values and Versions: only what was changed, by Name; null is the default.
   */
  save: string;
}
/**
 * What a declared call answers. The call must be one that only reads; it decides itself who may ask.
 */
export interface CallSource3 {
  /**
   * Group/Action of a file in schemas/calls.
   */
  call: string;
  /**
   * Input of the call: a formula (CEL over me, now, chosen: the row chosen in a table with "choose", filter on a board with filters, and row on a detail page) for each of its names.
   */
  input?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Seconds after which the call is asked anew while the page is in sight.
   */
  refresh?: number;
  refreshAfter?: RefreshAfter;
}
/**
 * Leads through what has to be made before something works, step by step: what each step is for, how many rows there are, what is missing, and the buttons that make it. Steps may be taken in any order, and set aside.
 */
export interface GuidePage {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  kind: 'guide';
  public?: PublicWord;
  /**
   * Entity of the rows that say which steps were set aside, with the text fields GuidePage and StepKey.
   */
  entity: string;
  /**
   * Adds such a row.
   */
  skip: string;
  /**
   * Deletes it.
   */
  resume: string;
  /**
   * A user who holds the page begins here after signing in, once a session, while a step has neither rows nor was set aside.
   */
  opens?: true;
  /**
   * @minItems 1
   * @maxItems 30
   */
  steps: [GuideStep, ...GuideStep[]];
}
/**
 * A step of a guide: rows that a school has to make. What there is and what is missing is counted, never typed in.
 */
export interface GuideStep {
  /**
   * Kept with a step that was set aside: it stays when the step is moved or renamed.
   */
  key: string;
  title: string;
  /**
   * What the step is for, in one sentence.
   */
  why: string;
  /**
   * Entity of the rows that the step is about. A reader who may not read it is not shown the step. Default: that of `page`.
   */
  entity?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Page where the rows are kept. The buttons of its toolbar that add, import and hand out the template stand in the step, where the page is a list.
   */
  page?: string;
  /**
   * Other buttons of the page's toolbar that stand there too.
   *
   * @minItems 1
   * @maxItems 4
   */
  buttons?: [string] | [string, string] | [string, string, string] | [string, string, string, string];
  /**
   * Group of settings that `page` opens with, where it is a page of settings.
   */
  group?: string;
  /**
   * What stands behind the number of rows. Default: 条.
   */
  unit?: string;
  /**
   * Keys of steps whose rows this one needs: until they are there, it says so and leads there.
   *
   * @minItems 1
   */
  after?: [string, ...string[]];
  /**
   * Rows cannot tell whether the step is done, since every installation has some: somebody says so.
   */
  told?: true;
  /**
   * @minItems 1
   * @maxItems 6
   */
  missing?:
    | [GuideMissing]
    | [GuideMissing, GuideMissing]
    | [GuideMissing, GuideMissing, GuideMissing]
    | [GuideMissing, GuideMissing, GuideMissing, GuideMissing]
    | [GuideMissing, GuideMissing, GuideMissing, GuideMissing, GuideMissing]
    | [GuideMissing, GuideMissing, GuideMissing, GuideMissing, GuideMissing, GuideMissing];
}
export interface GuideMissing {
  /**
   * What is missing, to stand before the number of rows.
   */
  text: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when: string;
  /**
   * Entity of those rows. Default: that of the step.
   */
  entity?: string;
  /**
   * Page where it is mended. Default: that of the step.
   */
  page?: string;
}
/**
 * One call that the server answers. schemas/calls/<Group>/<Action>.json is POST|GET /api/<Group>/<Action> unless path says otherwise.
 */
export interface CallFile {
  $schema?: string;
  version: 1;
  title: string;
  note?: string;
  /**
   * Section of the specification, or 'own'.
   */
  source?: string;
  method: 'GET' | 'POST';
  /**
   * Only when it is not /api/<Group>/<Action>.
   */
  path?: string;
  /**
   * public: anyone. user: any live session. visitor: any live session, and without one what is public (entities with a public part, on public pages). encode: the handler or engine checks the EnCode that the body names. { EnCode }: holders of that grant.
   */
  access:
    | ('public' | 'visitor' | 'user' | 'encode')
    | {
        EnCode: string;
      };
  /**
   * Answered to a ticket of a page group too, as far as its pages go. What is for visitors always is.
   */
  ticket?: boolean;
  /**
   * Answered to the key of a shared board that names it too, for the whole school: aggregated figures, never names of people.
   */
  share?: boolean;
  /**
   * Answered too to a session whose password has still to be changed: what the change itself and the frame around it ask for, never data. What is public always is.
   */
  beforeChange?: boolean;
  /**
   * Changes data: runs in one transaction, takes an idempotency key, is audited.
   */
  write?: boolean;
  /**
   * Default json.
   */
  body?: 'json' | 'multipart';
  /**
   * Largest JSON body in MB. Default 1.
   */
  bodyMB?: number;
  /**
   * Answers a file, not an envelope.
   */
  binary?: boolean;
  /**
   * handler: src/server/calls/<Group>.ts. query: what `query` says, to those who hold a page that shows it. checklist, paper: what `checklist`, `paper` says.
   */
  answer: 'engine' | 'handler' | 'query' | 'checklist' | 'paper';
  paper?: CallPaper;
  checklist?: CallChecklist;
  /**
   * What the call counts, by requests. The answer has what the output names; a name that the query does not give is null.
   *
   * @minItems 1
   */
  query?: [Query, ...Query[]];
  /**
   * JSON Schema, draft 7.
   */
  input: {};
  /**
   * JSON Schema, draft 7.
   */
  output: {};
  /**
   * What the numbers of the answer count. What a query counts says it itself. Each number that a page shows out of it is the total of a list, or says why there is none to compare it with; a test compares them for every role. Ways of the page itself (drill) say it too.
   *
   * @minItems 1
   */
  figures?: [CallFigure, ...CallFigure[]];
  /**
   * Keys of schemas/codes/ErrorCode.json that this call answers with, beyond those every call may.
   */
  errors?: string[];
  breaking?: string;
}
/**
 * What the call tells of a row that people answer. The input names the row as Id, further what `tells` asks for.
 */
export interface CallPaper {
  /**
   * Entity with a "paper".
   */
  of: string;
  /**
   * design: questions and factors, for a page of kind designer. workbook: the questions of an uploaded workbook (FileId). link: the route where it is answered. paper: what the caller is asked, for a page of kind paper; Id may be the taking's. figures: how many were asked and answered. statistic: one by Kind (trend, factors, levels, factorLevels, or one of "shares"). tallies: how often each answer was given. written: what was written for the question No, by pages. cross: a question Row against Column. factors (Means = 1: those alone that are means) and history are about the sheet Id. Figures and what follows are told to those who hold a page that shows the call.
   */
  tells:
    | 'design'
    | 'workbook'
    | 'link'
    | 'paper'
    | 'figures'
    | 'statistic'
    | 'tallies'
    | 'written'
    | 'cross'
    | 'factors'
    | 'history';
}
/**
 * What the call tells of steps that people go through.
 */
export interface CallChecklist {
  /**
   * Entity with a "checklist".
   */
  of: string;
  /**
   * own: the steps of the caller, with how far each is. figures: how many of the people whom the caller reaches are how far with each step, to those who hold a page that shows the call.
   */
  tells: 'own' | 'figures';
  among?: ChecklistAmong;
  /**
   * figures: name in the answer of the Ids of the rows whose lists have the step.
   */
  ids?: string;
}
/**
 * figures: only people of these lists, as a query says it.
 */
export interface ChecklistAmong {
  filter?: QueryFilter2;
  /**
   * Of these rows, those with the greatest value of this field.
   */
  latest?: string;
}
/**
 * By field, or by a field that references lead to (`BookId.Shelf`), as a list is filtered: a value or several, CEL over input, now and today; who asks is bounded by the scope alone. A value that is null does not filter.
 */
export interface QueryFilter2 {
  [k: string]: string | QuerySpan;
}
/**
 * Numbers over the rows of one entity: what is counted, by what it is grouped, in which order. The engine adds the caller's scope and refuses fields that the caller does not see plain. Groups and numbers of fewer rows than the entity's `fewest` are hidden. Two periods are compared by two numbers with a filter each and a value that is worked out of both.
 */
export interface Query {
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Entity whose rows are counted.
   */
  entity: string;
  /**
   * Reference by which rows are reached besides: a reader who reaches the row that it names counts these too, and opens none of them.
   */
  owner?: string;
  filter?: QueryFilter3;
  among?: QueryAmong;
  /**
   * Only rows with the greatest value that any row of the entity has of this field, such as those of the last night.
   */
  latest?: string;
  /**
   * One row of the answer for each combination of values. Absent: one row over all.
   *
   * @minItems 1
   * @maxItems 6
   */
  group?:
    | [QueryGroup]
    | [QueryGroup, QueryGroup]
    | [QueryGroup, QueryGroup, QueryGroup]
    | [QueryGroup, QueryGroup, QueryGroup, QueryGroup]
    | [QueryGroup, QueryGroup, QueryGroup, QueryGroup, QueryGroup]
    | [QueryGroup, QueryGroup, QueryGroup, QueryGroup, QueryGroup, QueryGroup];
  /**
   * Each row stands by itself, with the values that `group` names: there are no measures, and `top` or `last` bounds them.
   */
  each?: true;
  /**
   * The numbers, by their names in the answer; a list names measures of the entity. Without it the query tells of groups alone.
   */
  measures?:
    | [string, ...string[]]
    | {
        [k: string]: QueryMeasure;
      };
  /**
   * What is worked out of a row of the answer: CEL over row, which has what groups and measures name, and input.
   */
  values?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  only?: string;
  /**
   * Names of groups, their names, or measures; with - the greatest first. What is worked out (values) may stand before them where the query has no top or last. A reference stands where the lists of its entity have the row. What is absent comes last.
   *
   * @minItems 1
   */
  order?: [string, ...string[]];
  /**
   * So many rows at most, the first of the order.
   */
  top?: number;
  /**
   * So many rows at most, the last of the order, such as the latest days.
   */
  last?: number;
}
/**
 * By field, or by a field that references lead to (`BookId.Shelf`), as a list is filtered: a value or several, CEL over input, now and today; who asks is bounded by the scope alone. A value that is null does not filter.
 */
export interface QueryFilter3 {
  [k: string]: string | QuerySpan;
}
/**
 * Only rows whose reference names a row of this kind, such as those of the latest batch.
 */
export interface QueryAmong {
  /**
   * Reference of the counted rows.
   */
  field: string;
  filter?: QueryFilter4;
  /**
   * Of these rows, those with the greatest value of this field.
   */
  latest?: string;
  /**
   * Name in the answer of the Ids of these rows, by which a list shows what was counted.
   */
  ids?: string;
  /**
   * Name in the answer of the greatest value.
   */
  value?: string;
}
/**
 * By field, or by a field that references lead to (`BookId.Shelf`), as a list is filtered: a value or several, CEL over input, now and today; who asks is bounded by the scope alone. A value that is null does not filter.
 */
export interface QueryFilter4 {
  [k: string]: string | QuerySpan;
}
export interface QueryGroup {
  /**
   * A field of the rows, or one that up to three references of theirs lead to, `BookId.ShelfId.Name`. Readers have to see each step plain.
   */
  field: string;
  /**
   * Name of the value in the answer. Default: the field's.
   */
  as?: string;
  /**
   * Name in the answer of what the value is called: of a dictionary's item, or of the row that a reference names.
   */
  name?: string;
  /**
   * Rows without a value are not counted.
   */
  filled?: boolean;
  /**
   * dict of a tree: by the topmost item above the value, such as the province of a county.
   */
  root?: boolean;
  /**
   * date, datetime: by month (2026-09), day (09-01), hour of a day (09-01 08时; dayClock: 08:00) or hour of any day (08时; clock: 08:00).
   */
  time?: 'month' | 'day' | 'dayHour' | 'dayClock' | 'hour' | 'clock';
  /**
   * time: each of these has a row of the answer, the empty ones too. hour, clock: true, all 24. Others: from so many of them before now to so many, 0 being the present one; no other rows are counted. The query has no other group.
   */
  fill?: true | QueryWindow;
}
export interface QueryWindow {
  from: number;
  to: number;
}
export interface CallFigure {
  /**
   * Fields of the answer, or of each of its rows.
   *
   * @minItems 1
   */
  fields: [string, ...string[]];
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * Entity whose rows are counted.
   */
  entity?: string;
  /**
   * By which the list shows them: CEL over row (the answer, or its row), input, me, now(). Without a key whose value is null.
   */
  filter?: {
    /**
     * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
     */
    [k: string]: string;
  };
  /**
   * Roles for which the list has the same rows; to others the figure tells of rows that they do not open.
   *
   * @minItems 1
   */
  roles?: [string, ...string[]];
  /**
   * Why there is no such list.
   */
  why?: string;
}
/**
 * The people that a row concerns, as its fields say it: all, or those of colleges, years, classes, roles, or some by name. The engine works them out anew each time, never more than the row's owner reaches today; a module that hands something out keeps its own list.
 */
export interface Audience1 {
  /**
   * Entity of the people.
   */
  of: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * dict that says which kind of choice holds.
   */
  type: string;
  /**
   * By item of the dictionary; an item that is not listed selects nobody.
   */
  kinds: {
    [k: string]: AudienceKind;
  };
  reach: AudienceReach;
}
/**
 * Limited places. Either the row is one place and says itself who has it (`here`), or it has as many places as a field says, each with a row of another entity (`entries`). Actions with `slot` take them, on all nodes at once: never more than there are, never twice the same person.
 */
export interface Slot1 {
  here?: SlotHere;
  /**
   * So long is a place held for the person that it is held for; it is free again then.
   */
  seconds?: number;
  entries?: SlotEntries;
  /**
   * entries: int field of the row with the number of its places; without a value there is no limit.
   */
  capacity?: string;
  /**
   * entries: datetime field from which places are given.
   */
  from?: string;
  /**
   * entries: datetime field from which none is given any more.
   */
  to?: string;
  /**
   * entries: only people that the row concerns, by the entity's `audience`.
   */
  audience?: true;
  /**
   * entries: what taking a place is called where a person is told that it cannot be. Default: 报名.
   */
  called?: string;
  /**
   * entries: how many places of this kind a person has at most at a time, those that the person waits for among them.
   */
  quota?: number;
  waiting?: SlotWaiting;
}
/**
 * What a row hands out: one row of another entity for each person that it concerns. The engine makes them once for a person, repeats in them what they say, ends those that nobody answered in time and counts them.
 */
export interface Handout1 {
  /**
   * Entity of the rows, one for each person. `of` and `person` are a key of it.
   */
  entity: string;
  /**
   * Reference of these rows to this row.
   */
  of: string;
  /**
   * Reference of these rows to the person, one of those that the audience is of.
   */
  person: string;
  /**
   * Reference of this row to the one whose `audience` says the people, and whose maker's reach bounds them. Default: this row.
   */
  audience?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  when?: string;
  /**
   * The rows are kept in step as long as `when` holds: people who join have one within a minute, people who leave lose theirs unless they have answered it.
   */
  kept?: true;
  window?: HandoutWindow;
  /**
   * Fields of the new rows that repeat one of this row, or of a row that it names: TaskId.Place. What they follow through `of` or `person` is repeated without being said.
   */
  values?: {
    [k: string]: string;
  };
  /**
   * Fields of the new rows that repeat a row which names the person, such as the stay in a building.
   */
  people?: {
    [k: string]: HandoutPeople;
  };
  state?: HandoutState;
  /**
   * Number fields of this row that are counted over the people's rows, once a minute within the window and for good at its end: a measure of their entity by its name, or one of its own.
   */
  counts?: {
    [k: string]: string | QueryMeasure;
  };
  end?: HandoutEnd;
}
/**
 * A row that comes again: on each of its days one row of another entity, which hands itself out (`handout`). The engine makes it on the day, once, and never for nobody; today's follows the row when that is changed, stopped or goes on.
 */
export interface Series1 {
  /**
   * Entity of the days. `of` and `date` are a key of it; what its fields follow through `of` is repeated.
   */
  entity: string;
  /**
   * Reference of a day to this row.
   */
  of: string;
  /**
   * date field of a day.
   */
  date: string;
  /**
   * What a day is called where a person is told that there is none.
   */
  called: string;
  cycle: SeriesCycle;
  /**
   * date field: from this day.
   */
  first: string;
  /**
   * date field: to this day.
   */
  last: string;
  state: SeriesState;
  day: SeriesDay;
  begin: SeriesTime;
  end: SeriesTime;
  ahead?: SeriesAhead;
  /**
   * Number fields of this row that repeat those of its latest day, as it is made and as it ends.
   */
  latest?: {
    [k: string]: string;
  };
  /**
   * The same of the day that ended last.
   */
  ended?: {
    [k: string]: string;
  };
}
/**
 * The rows are steps that people go through: a list of theirs, such as a year's, has the steps, and each person one mark of each step with how far it is. The engine opens steps by their times and their order, marks them by the rows that are their substance (`step` of an entity) and by actions (`step` of an action), and keeps what follows for the person. The fields of steps and marks have the names of checklist-parts.json.
 */
export interface Checklist1 {
  /**
   * Reference of the steps to the row whose list they are; the people have a field of the same name.
   */
  list: string;
  /**
   * Entity of the people.
   */
  people: string;
  /**
   * Entity of the marks. `person` and StepCode are a key of it.
   */
  marks: string;
  /**
   * Reference to the person: of the marks, and of the rows that are the substance of a step.
   */
  person: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  runs?: string;
  /**
   * People who work on no step any more; the first that holds is told.
   *
   * @minItems 1
   */
  closed?: [ChecklistClosed, ...ChecklistClosed[]];
  /**
   * What is told to those who are none of these people.
   */
  nobody: string;
  /**
   * Code of the step that only says that the required ones are done, and does not count itself.
   */
  sums?: string;
  progress?: ChecklistProgress;
}
/**
 * Rows that people answer: a questionnaire, a quiz, an exam, a vote. The entities that are named here hold its questions and what is answered; each has the fields that schemas/_meta/paper-parts.json lists for its part, under these names, so that one engine reads all of them. Published, the questions are frozen, and each person of the row's audience is asked by a row of `takings`. Actions say with "paper" what they do with it, calls what they tell of it.
 */
export interface Paper1 {
  /**
   * Reference of each of these entities to the row.
   */
  by: string;
  /**
   * Entity of the questions while they are being written.
   */
  questions: string;
  /**
   * Entity of the parts that the answers are counted by.
   */
  factors?: string;
  /**
   * Entity with one row for each person who is asked. It repeats every field of the row that it has under the same name, as it was when that was published.
   */
  takings: string;
  /**
   * Entity of what was handed in. A sheet is linked from the taking; of an anonymous row nothing leads from one to the other.
   */
  sheets: string;
  /**
   * Entity of the single answers of a sheet. It repeats every further field of the sheet that it has under the same name.
   */
  answers: string;
  types: Types;
  person?: PaperPerson;
  bank?: PaperBank;
  key?: PaperKey;
  /**
   * datetime field of the row: results are told after it. Default: at once. ShowResult of the row says whether they are told at all.
   */
  told?: string;
  /**
   * Dictionary of what a factor's score is judged as, from nothing to the worst; an answer that alarms is the last. The sheet's WarnLevel is the worst of all.
   */
  levels?: string;
  help?: PaperHelp;
  private?: PaperPrivate;
  /**
   * Route where it is answered, which the call with "tells": "link" tells; {Id} is the row's.
   */
  link?: string;
  counted?: PaperCounted;
}
/**
 * A shipped menu tree. Installed as rows of system/SysMenu and system/RoleMenu, which administrators then own.
 */
export interface MenuFile {
  $schema?: string;
  version: 1;
  title: string;
  items: MenuFileItem[];
}
export interface MenuFileItem {
  id: string;
  parent?: string;
  text: string;
  url: string;
  /**
   * Page file path, or a layout: basic, platform, route-view, blank, ZX.
   */
  comment: string;
  icon?: string;
  domain?: string;
  codesort?: number;
  IsShow?: 0 | 1;
  TargetType?: 0 | 1;
  redirect?: string;
  /**
   * Role codes; * is everyone signed in; admin always has all.
   */
  roles: string[];
  /**
   * EnCode -> roles of the item that hold it by this item. EnCodes that are not listed are held by all roles of the item, unless the page's button names its roles; where menu items of different roles open the same page, one of the two must be said.
   */
  grants?: {
    [k: string]: string[];
  };
}
/**
 * Built-in roles, installed as rows of system/SysRole.
 */
export interface RolesFile {
  $schema?: string;
  version: 1;
  title: string;
  roles: RoleItem[];
}
export interface RoleItem {
  code: string;
  name: string;
  /**
   * Item of the dictionary DATA_SCOPE, for display; what a role reaches is said by each entity's scope.
   */
  dataScope: string;
  /**
   * People in it act for themselves alone: of the actions that change something or give something out it may hold those with `selfService`. Without it the role is staff.
   */
  selfService?: true;
  short?: string;
}
/**
 * Every route that the product knows by its path (specification 2.1 and 2.2), beside those that only menus deliver. One manifest for both sides.
 */
export interface RoutesFile {
  $schema?: string;
  version: 1;
  title: string;
  /**
   * The page that a location hash names (#/...) stays open after a token expiry.
   */
  hashStaysOpen?: boolean;
  routes: RouteFile[];
}
export interface RouteFile {
  /**
   * Compared exactly. A part in braces takes any one part, after every path that is written out.
   */
  path: string;
  /**
   * Name by which the program and the whitelist know the route; the path where none is given.
   */
  name?: string;
  title?: string;
  /**
   * Page file path. While there is no such file the route says that its page is not there yet.
   */
  page?: string;
  /**
   * Instead of a page: the name of the value in the query that is the path of a page file. Shown are only pages that some public route names and that are public themselves, and forms that anybody hands in ("public": "write"), of any set; any other is not there (404).
   */
  pageIn?: string;
  /**
   * The route shows this exception page.
   */
  exception?: '403' | '404' | '500';
  /**
   * Path of the route that is opened instead.
   */
  redirect?: string;
  /**
   * Frame around the page; basic where none is named. A menu item of the same path puts its page into the menu's frame, but for window: a wide page without a menu, with a way back on top, however it was opened.
   */
  layout?: 'basic' | 'platform' | 'blank' | 'window' | 'ZX' | 'login';
  /**
   * Path of the route above it.
   */
  parent?: string;
  /**
   * Opens without a session.
   */
  public?: boolean;
  /**
   * Page file path: what is shown instead of the page to who has no session, or was not given the page. The route is public.
   */
  visitor?: string;
  /**
   * Page group: a visitor without a session proves to be somebody by number, name and identity card, and then uses the route's page, or the one that it names for visitors, and those of the same group, for the rows about that person. The route is public, that page says "public": "ticket".
   */
  ticket?:
    'temporary' | 'backSchool' | 'daily' | 'study' | 'labour' | 'board' | 'visit' | 'orientation' | 'know';
  /**
   * Stays open after a token expiry, though it does not open without a session. Public routes do so always.
   */
  staysOpen?: boolean;
  /**
   * Not offered by menus.
   */
  hidden?: boolean;
  /**
   * EnCodes and role codes; only who holds one of them is shown the route. The role admin holds all.
   *
   * @minItems 1
   */
  permission?: [string, ...string[]];
}
/**
 * A group of settings that a school's administrator changes while the system runs. The file name is the group's code.
 */
export interface SettingsFile {
  $schema?: string;
  /**
   * Version of the vocabulary this file is written in.
   */
  version: 1;
  title: string;
  /**
   * What the group is about, shown above it.
   */
  note?: string;
  /**
   * Page where the rest of the matter is kept, such as a list of rules; shown as a way to it.
   */
  page?: string;
  /**
   * Order of the groups on the page.
   */
  sort: number;
  /**
   * Key -> setting. The key is the one that the value is stored under, and never changes.
   */
  settings: {
    [k: string]: SettingFile;
  };
}
export interface SettingFile {
  field: FieldFile1;
  /**
   * What changes with it, in one sentence that an administrator reads.
   */
  effect: string;
  /**
   * A bool that two administrators switch off, one after the other: the first asks for it. Switching it on takes one, and that there are two.
   */
  byTwo?: true;
  /**
   * Told to visitors before they sign in.
   */
  public?: boolean;
  /**
   * Environment variable that fixes the value where it is given; the page then shows it without letting it be changed.
   */
  env?: string;
}
/**
 * One field of an entity or one parameter of an action. The key it stands under is its name on the wire and its column in the database.
 */
export interface FieldFile1 {
  /**
   * Stable identity inside the entity; never reused. A rename keeps it. Required on entity fields, absent on parameters.
   */
  id?: number;
  type: FieldType;
  title: string;
  /**
   * Help text under the input.
   */
  note?: string;
  placeholder?: string;
  /**
   * Sensitivity. Drives masking, export, logs and drafts. Default internal; required on entity fields that hold facts about a person.
   */
  class?: 'public' | 'internal' | 'personal' | 'sensitive';
  required?: boolean | string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  visible?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  disabled?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  value?: string;
  /**
   * With value: worked out whenever the row is read, and never stored: a number, text, date, datetime or bool. It reads the row, other rows, numbers and codes, neither me nor now().
   */
  live?: true;
  /**
   * With value that counts rows: stored, and worked out anew in the same transaction whenever the rows that it counts are written. Its condition names the row by an equality, x.BillId == row.Id. `npm run follow` works out all of them.
   */
  kept?: true;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  while?: string;
  /**
   * Field of an entity: what a form puts in once the reference is chosen, read through up to three of them: `AssetId.Price`. It may be typed over, and stays as it was typed until another row is chosen; the server stores what is sent.
   */
  suggest?: string;
  /**
   * Value of a new row when nothing is given.
   */
  default?: string | number | boolean | unknown[];
  /**
   * text, longtext: most characters (code points).
   */
  length?: number;
  minLength?: number;
  parts?: TextParts;
  /**
   * text: a name in pinyin, one word for each syllable. Keyword finds it by its initials, and by its syllables written together or apart.
   */
  pinyin?: boolean;
  /**
   * Numbers: least value. list, file, image, dicts, refs: least count.
   */
  min?: number;
  /**
   * Numbers: greatest value. list, file, image, dicts, refs: greatest count.
   */
  max?: number;
  /**
   * date, datetime: a list or an export asks for so many days at most, the latest ones unless it says which.
   */
  mostDays?: number;
  precision?: number;
  scale?: number;
  /**
   * Regular expression the whole text must match (ECMAScript, no backtracking traps; the checker refuses nested quantifiers).
   */
  pattern?: string;
  /**
   * Texts that replace the default messages.
   */
  messages?: {
    required?: string;
    pattern?: string;
    length?: string;
    minLength?: string;
    range?: string;
    unique?: string;
    format?: string;
  };
  /**
   * dict, dicts: name of the dictionary in schemas/codes.
   */
  dict?: string;
  /**
   * ref, refs: entity that the value is the Id of.
   */
  ref?: string;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  filter?: string;
  /**
   * ref of a parameter: only people who hold this EnCode and whose roles reach the row that the action is about are offered and taken. An EnCode of the same entity.
   */
  ableTo?: string;
  /**
   * ref, refs: why there may be nothing to choose in a school that works, such as what only this year's business makes.
   */
  mayLack?: string;
  tree?: ChoiceTree;
  /**
   * count: entity whose rows are counted. dict: entity from whose row the value is read whenever this row is; it is not stored here, and nobody types it.
   */
  of?: string;
  /**
   * With of: field of that entity that holds this row's Id.
   */
  by?: string;
  /**
   * With of: only rows whose dictionary fields have these codes.
   */
  where?: {
    [k: string]: string;
  };
  /**
   * count: only rows that the caller made, or those that name him in this field of theirs. Worked out when rows are read, so that no condition can ask for it.
   */
  mine?: true | string;
  /**
   * count: the mean of this number field of those rows, to one decimal, instead of how many there are; nothing where there is none.
   */
  mean?: string;
  /**
   * dict with of: the field of that row whose value is read; where there is no such row, the default is.
   */
  pick?: string;
  /**
   * list: the columns of each line.
   */
  fields?: {
    [k: string]: FieldFile;
  };
  /**
   * file, image: allowed extensions.
   */
  kinds?: string[];
  /**
   * file, image: greatest size of one file in MB.
   */
  maxMB?: number;
  unique?: boolean;
  /**
   * text: where one row is read, its value stands there as a QR code too, with the text below it, such as a number that a scan page finds. Lists show the text; a printed document says `qr` of its part.
   */
  qr?: true;
  /**
   * text that has to be unique, alone or in a key: compared by its characters, such as a code that another system made. Otherwise what people type, where no "pattern" narrows the ways to write it, is the same when widths, dots, blanks and letter sizes make no difference; it is stored as it was written.
   */
  exact?: true;
  index?: boolean;
  /**
   * Set by the server alone; refused from a client.
   */
  readonly?: boolean;
  /**
   * Never leaves the server (a password hash).
   */
  secret?: boolean;
  /**
   * The database, its files and dumps hold the value locked with the installation's key, and know of it only whether it equals another: it can be unique, looked for whole and shown, not sorted, searched by a part, or read by a scope, a list's filter or a rule of the clock. For what is classed and of the types text, longtext, idcard, phone, email, dict, dicts, json, int, decimal, money, bool; the number of an identity card always is.
   */
  sealed?: boolean;
  /**
   * How the value is shown to those who may not see it plain.
   */
  mask?: 'idcard' | 'phone' | 'email' | 'bank' | 'name' | 'all';
  /**
   * Roles that may see the field; absent: whoever may see the row.
   */
  read?: string[];
  /**
   * Roles that may change the field; absent: whoever may change the row.
   */
  write?: string[];
  only?: OfferedCodes;
  /**
   * dict: the field of the same row (or line) whose value is the parent of the items that may be chosen. A value that no longer fits is cleared.
   */
  under?: string;
  /**
   * date, datetime, time: the field of the same row (or line) that the range begins with. An end before its beginning is refused on both sides, as soon as it is picked; a form shows the two side by side where they follow each other.
   */
  after?: string;
  /**
   * int: how many metres around the place in that geo field of the same row still count as there. Asked for as soon as the place is given; a form shows the two beside each other where they follow each other.
   */
  around?: string;
  /**
   * dict: the dictionary is too large to travel; its items are searched on the server.
   */
  remote?: boolean;
  /**
   * image: width to height, within 2 %. The browser offers to cut the picture.
   */
  ratio?: string;
  /**
   * image: least width in pixels.
   */
  minWidth?: number;
  /**
   * Numbers: what is counted, shown after the number, such as 米 or %.
   */
  unit?: string;
  /**
   * int, decimal: thousands are parted by commas where the number is read. money always is.
   */
  grouped?: boolean;
  /**
   * Number columns of a list or sub-table: their sum stands below the lines.
   */
  sum?: boolean;
  /**
   * list: the lines have an order that the user may change.
   */
  sortable?: boolean;
  /**
   * Column of a list: the column of the same type that holds the value before. Where the two differ, both stand out where the lines are read.
   */
  was?: string;
  /**
   * Another input than the type's own. text: icon (name of an icon chosen from tabs), month (YYYY-MM), scan (what a QR code says, read with the camera), choice (one of what the call `choices` names). int: year, rating (stars, up to max). bool: agree (a box that must be ticked when the field is required). dict: cascade (one choice a level). image: signature (drawn, or the name written), portrait (large where it is read, to be compared with whom it shows). file: gallery (pictures among the files are shown as pictures where they are read, in tables too). geo: here (where the device is, with its accuracy; it cannot be typed). date: days (the coming days, today among them, side by side: a week, or so many as `max`). datetime: countdown (where it is read, the time that is left stands beside it during the last day). json: document (the parts of a print template, put together one by one beside its sheet; the other fields of the row say paper, heading and entity), answer (the right answer of a question, asked for by its type: `answer`).
   */
  widget?:
    | 'icon'
    | 'month'
    | 'year'
    | 'rating'
    | 'agree'
    | 'cascade'
    | 'signature'
    | 'portrait'
    | 'gallery'
    | 'here'
    | 'countdown'
    | 'scan'
    | 'document'
    | 'days'
    | 'answer'
    | 'choice';
  /**
   * text, json: values are EnCodes, or names of entities, or (json) the value before and after of fields, by their names, of a row of the entity that the field with `entities` names. People are shown and find them by what these are called; the text travels beside the value as `<Field>Name`.
   */
  names?: 'actions' | 'entities' | 'changes';
  /**
   * text with widget choice: the call that names what may be chosen. It is asked with nothing and answers {Rows: [{Value, Label}]}: what is stored, and what is shown for it. A stored text that is no longer among them stays until another is chosen.
   */
  choices?: string;
  /**
   * json with widget document: the call that tells what a template of an entity may name, with a row to show the sheet with. It is asked by EntityName and Lines, the other entities that the template shows, and answers {Entities, Linked: [{Name, Title, Label, Images: [{Name, Title}]}], CanSign, rows: [{Row, Records}]}.
   */
  sample?: string;
  answer?: FieldAnswer;
  /**
   * CEL over row (the row), me (the caller), and where it applies form, buttons, params.
   */
  counts?: string;
  /**
   * Parameter with widget here: fields of the row that the action is about, which say where to be and how many metres around it count. The distance is told before anything is sent.
   */
  near?: {
    place: string;
    radius: string;
  };
  /**
   * bool with widget agree: the text that is agreed to, in the form itself. The box is free once it was read to its end.
   */
  terms?: string;
  /**
   * bool with widget agree: where the text that is agreed to can be read; opens in a new tab.
   */
  link?: string;
  /**
   * Default column width in px.
   */
  width?: number;
  during?: SharedDays;
  follows?: FollowedSource;
  copy?: CopyKind;
}
/**
 * What the program says of a module. The file name is the module's folder in schemas/entities and schemas/pages. A folder without a file is a module named by its first entity. Every module has a switch on the page of settings unless it says that it cannot be switched off.
 */
export interface ModuleFile {
  $schema?: string;
  /**
   * Version of the vocabulary this file is written in.
   */
  version: 1;
  title: string;
  /**
   * What the module is for, in one sentence that an administrator reads beside its switch.
   */
  note?: string;
  /**
   * Why the module cannot be switched off: what the others cannot do without.
   */
  house?: string;
  /**
   * Groups of schemas/calls that belong to the module: a module that is switched off answers none of them.
   *
   * @minItems 1
   */
  calls?: [string, ...string[]];
}
/**
 * A scale that questionnaires begin from: schemas/scales/<code>.json, where <code> is an item of the dictionary SCALE_CODE. Its numbers alone where the texts of its items are under licence.
 */
export interface ScaleFile {
  $schema?: string;
  version: 1;
  title: string;
  /**
   * Where the numbers are from, and what is the school's to fill in.
   */
  note?: string;
  /**
   * What a questionnaire of the scale begins with: field of the questionnaire -> value.
   */
  settings?: {
    [k: string]: string | number;
  };
  items: ScaleItems;
  positive?: ScalePositives;
  /**
   * Levels that several factors share, by name.
   */
  levels?: {
    [k: string]: Levels;
  };
  /**
   * @minItems 1
   */
  factors: [ScaleFactor, ...ScaleFactor[]];
}
export interface ScaleItems {
  count: number;
  /**
   * Of an item without a text of its own; {no} is its number.
   */
  title: string;
  /**
   * Texts of the items in their order.
   */
  texts?: string[];
  /**
   * @minItems 2
   */
  options: [ScaleOption, ScaleOption, ...ScaleOption[]];
  /**
   * Items that count the other way round.
   */
  reversed?: number[];
  /**
   * Items of which an answer of that score or more asks for help at once.
   */
  danger?: ScaleDanger[];
}
export interface ScaleOption {
  text: string;
  score: number;
}
export interface ScaleDanger {
  item: number;
  from: number;
}
/**
 * Answers of that score or more count as a symptom; more than so many are warned of.
 */
export interface ScalePositives {
  from: number;
  most: number;
  /**
   * Item of the dictionary WARN_LEVEL.
   */
  warn: string;
}
export interface ScaleLevel {
  min: number;
  max: number;
  /**
   * Item of the dictionary WARN_LEVEL.
   */
  warn: string;
  advice: string;
}
export interface ScaleFactor {
  code: string;
  name: string;
  /**
   * Item of the dictionary FACTOR_CALC.
   */
  calc: string;
  /**
   * Absent: every item.
   *
   * @minItems 1
   */
  items?: [number, ...number[]];
  /**
   * Name of shared levels, or levels of its own.
   */
  levels: string | Levels;
  /**
   * Mean among the people that the scale was tried on.
   */
  norm?: number;
}
/**
 * What a page must do. schemas/pages/<comment path>.test.json, beside the page; `npm test` runs it in a browser on sample data made from the entity. Every page is rendered for every role without such a file as well.
 */
export interface PageTestFile {
  $schema?: string;
  version: 1;
  /**
   * Code of the role that uses the page.
   */
  role: string;
  /**
   * Number of the sample row that a form or a detail shows. Absent: a new row.
   */
  row?: number;
  /**
   * Width of the window in px. Default 1440.
   */
  width?: 375 | 800 | 1440;
  /**
   * @minItems 1
   */
  cases: [PageTestCase, ...PageTestCase[]];
}
export interface PageTestCase {
  title: string;
  /**
   * @minItems 1
   */
  steps: [PageTestStep, ...PageTestStep[]];
}
/**
 * First fill, then choose, then press; then all that is expected.
 */
export interface PageTestStep {
  /**
   * Field: the text that is typed.
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Field: the option's name as it is shown.
   */
  choose?: {
    [k: string]: string;
  };
  /**
   * Text of the button.
   */
  press?: string;
  /**
   * Row of a list whose button is pressed, counted from the top.
   */
  in?: number;
  /**
   * Texts that are seen.
   *
   * @minItems 1
   */
  expect?: [string, ...string[]];
  /**
   * Texts that are not seen.
   *
   * @minItems 1
   */
  gone?: [string, ...string[]];
  /**
   * Field: the message that it shows.
   */
  problem?: {
    [k: string]: string;
  };
  asked?: PageTestAsked;
}
/**
 * What the server was asked last: the kind of call, and a part of its input.
 */
export interface PageTestAsked {
  call: 'list' | 'save' | 'act' | 'remove' | 'exportRows';
  input?: {};
}
