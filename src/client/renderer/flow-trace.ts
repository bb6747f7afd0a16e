/** A file as it is shown: by its name, opened at its address. */
export interface Attachment {
  readonly Id: string;
  readonly Name: string;
  readonly Url?: string;
  readonly Size?: number;
}

/** How far an application has come: its nodes, and what was done with it. */
export interface FlowTrace {
  readonly Nodes: readonly {
    NodeId: string;
    NodeName: string;
    State: string;
    /** Nobody has to act: time, a vote or parts are waited for. */
    Waits?: 1;
    Handlers?: readonly string[];
    /** Names of people that the node waits for, or is going to wait for, and how many others there are. */
    Now?: readonly string[];
    More?: number;
    Since?: string | null;
    DueDate?: string | null;
    IsOverdue?: 0 | 1;
  }[];
  readonly Records: readonly {
    NodeName: string;
    TrueName: string;
    /** The person in whose place it was done. */
    ForName?: string | null;
    /** The person that it was handed to or that signs as well. */
    ToName?: string | null;
    ActionName: string;
    Opinion?: string | null;
    ActDate: string;
    /** Minutes since the task came. */
    Took?: number | null;
    Signed?: 0 | 1;
    /** The picture of the signature, and what was sent with the step. */
    Signature?: readonly Attachment[];
    Files?: readonly Attachment[];
  }[];
}
