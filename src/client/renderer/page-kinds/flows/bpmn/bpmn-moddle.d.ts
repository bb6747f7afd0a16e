declare module 'bpmn-moddle' {
  /** An element of a BPMN file. */
  export interface Element {
    readonly $type: string;
    readonly $parent?: Element;
    readonly $attrs: Readonly<Record<string, string>>;
    readonly id?: string;
    get(name: string): unknown;
    set(name: string, value: unknown): void;
  }
  export interface Warning {
    readonly message: string;
    readonly element?: Element;
    readonly property?: string;
  }
  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, object>>);
    create(type: string, attributes?: Readonly<Record<string, unknown>>): Element;
    /** @throws when the text cannot be read as a whole */
    fromXML(xml: string): Promise<{
      readonly rootElement: Element;
      readonly warnings: readonly Warning[];
    }>;
    toXML(element: Element, options?: { readonly format?: boolean }): Promise<{ readonly xml: string }>;
  }
}
