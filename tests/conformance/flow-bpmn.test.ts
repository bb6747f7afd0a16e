import { readFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { FlowFile } from '../../src/contract/generated/meta.ts';
import { placesOf } from '../../src/contract/flow/nodes.ts';
import { validateFlow } from '../../src/contract/generated/validators.js';
import { fromBpmn, type FromBpmn } from '../../src/client/renderer/page-kinds/flows/bpmn/read.ts';
import { toBpmn } from '../../src/client/renderer/page-kinds/flows/bpmn/write.ts';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';
import { wholeFlow } from '../_util/whole-flow.ts';

const XSD = 'node_modules/bpmn-moddle/resources/bpmn/xsd';
const [, ...imported] = ['BPMN20.xsd', 'BPMNDI.xsd', 'DC.xsd', 'DI.xsd', 'Semantic.xsd'].map((fileName) => ({
  fileName,
  contents: readFileSync(`${XSD}/${fileName}`, 'utf8'),
}));
const schema = { fileName: 'BPMN20.xsd', contents: readFileSync(`${XSD}/BPMN20.xsd`, 'utf8') };

const BASE = JSON.parse(readFileSync('schemas/flows/LEAVE.json', 'utf8')) as FlowFile;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string): Promise<FromBpmn> => fromBpmn(bytes(text), BASE);
const refused = async (text: string) => {
  const found = await read(text);
  if (!('refused' in found)) return ['imported'];
  expect(found.refused.filter(({ id }) => id === '')).toEqual([]);
  return found.refused.map(({ id, reason }) => `${id}: ${reason}`);
};
const HEAD =
  '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" targetNamespace="x">';
const file = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${HEAD}<process id="P" name="外来流程">${body}</process></definitions>`;
const flow = (id: string, from: string, to: string, more = '') =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"${more.startsWith('<') ? `>${more}</sequenceFlow>` : `${more}/>`}`;
const cel = (text: string) =>
  `<conditionExpression xsi:type="tFormalExpression">${text}</conditionExpression>`;
const shape = (found: FromBpmn) =>
  'refused' in found
    ? found.refused
    : placesOf(found.flow).map(({ node, ways }) =>
        [...ways.map((way) => `${way.of}.${way.branch}`), node.kind].join('/'),
      );

describe('22 flows as BPMN', () => {
  it('come back byte by byte, and the standard’s own schema takes what was written', async () => {
    const kinds = new Set<string>();
    const many: { fileName: string; contents: string }[] = [];
    for (let seed = 1; seed <= scaled(1_000, isAtLength ? 60 : 30); seed += 1) {
      const made = wholeFlow(seed);
      expect(validateFlow(made), `seed ${seed}: ${JSON.stringify(validateFlow.errors)}`).toBe(true);
      for (const { node } of placesOf(made)) kinds.add(node.kind);
      const xml = await toBpmn('LEAVE', made);
      const found = await read(xml);
      if ('refused' in found) expect(found.refused, `seed ${seed}`).toEqual([]);
      else {
        expect(JSON.stringify(found.flow), `seed ${seed}`).toBe(JSON.stringify(made));
        expect(found.code).toBe('LEAVE');
        expect(found.left, `seed ${seed}`).toEqual([]);
      }
      many.push({ fileName: `${seed}.bpmn`, contents: xml });
    }
    expect([...kinds].sort()).toEqual([
      'act',
      'approve',
      'branch',
      'call',
      'cc',
      'end',
      'parallel',
      'publicity',
      'vote',
    ]);
    for (let at = 0; at < many.length; at += 50) {
      const result = await validateXML({
        xml: many.slice(at, at + 50),
        schema,
        preload: imported,
        initialMemoryPages: 1024,
        maxMemoryPages: 4096,
      });
      expect(result.errors.slice(0, 3)).toEqual([]);
      expect(result.valid).toBe(true);
    }
  });

  it('are refused by that schema where something is wrong, so that the proof can fail', async () => {
    const xml = (await toBpmn('LEAVE', BASE)).replace('<bpmn:process ', '<bpmn:process wrong="1" ');
    const result = await validateXML({
      xml: [{ fileName: 'a.bpmn', contents: xml }],
      schema,
      preload: imported,
    });
    expect(result.valid).toBe(false);
  });

  it('draw every element and every line that they hold', async () => {
    for (const name of readdirSync('schemas/flows')) {
      const xml = await toBpmn(
        name.replace('.json', ''),
        JSON.parse(readFileSync(`schemas/flows/${name}`, 'utf8')) as FlowFile,
      );
      const ids = [
        ...xml.matchAll(
          /<bpmn:(?:startEvent|endEvent|userTask|exclusiveGateway|sequenceFlow)\b[^>]* id="([^"]+)"|<bpmn:(?:startEvent|endEvent|userTask|exclusiveGateway|sequenceFlow) id="([^"]+)"/g,
        ),
      ].map((one) => one[1] ?? one[2]);
      const drawn = new Set([...xml.matchAll(/bpmnElement="([^"]+)"/g)].map((one) => one[1]));
      expect(ids.length).toBeGreaterThan(4);
      for (const id of ids) expect(drawn.has(id), `${name} ${id}`).toBe(true);
    }
  });
});

describe('22 BPMN of other tools', () => {
  it('is taken where it is inside of the subset, and what is left open is told by its id', async () => {
    const found = await read(
      file(
        `<startEvent id="S"/><task id="T1" name="Task 1"/><exclusiveGateway id="G" default="F4"/>
        <userTask id="T2" name="A name that is much too long for a node" camunda:assignee="bob"><multiInstanceLoopCharacteristics><completionCondition>\${nrOfCompletedInstances/nrOfInstances >= 0.6}</completionCondition></multiInstanceLoopCharacteristics></userTask>
        <boundaryEvent id="B" attachedToRef="T2" cancelActivity="false"><timerEventDefinition><timeDuration>P2D</timeDuration></timerEventDefinition></boundaryEvent>
        <endEvent id="E1"/><sendTask id="M"/><endEvent id="E2"/><textAnnotation id="N"><text>x</text></textAnnotation>` +
          flow('F1', 'S', 'T1') +
          flow('F2', 'T1', 'G') +
          flow('F3', 'G', 'T2', cel('row.Days &gt; 3')) +
          flow('F4', 'G', 'E1') +
          flow('F5', 'T2', 'M') +
          flow('F6', 'M', 'E2'),
      ),
    );
    expect(shape(found)).toEqual([
      'approve',
      'branch',
      'branch.0/approve',
      'branch.0/cc',
      'branch.0/end',
      'branch.1/end',
    ]);
    if ('refused' in found) return;
    expect(found.left.map(({ id }) => id)).toEqual(expect.arrayContaining(['T1', 'T2', 'M', 'N']));
    expect(JSON.stringify(found.left)).toContain('bob');
    const text = JSON.stringify(found.flow);
    expect(text).toContain('"when":"row.Days > 3"');
    expect(text).toContain('"sign":"ratio","percent":60');
    expect(text).toContain('"due":{"hours":48,"then":"remind"}');
    expect(text).toContain('"note":"A name that is much too long for a node"');
    expect(found.flow.entity).toBe(BASE.entity);
    expect(found.flow.title).toBe('外来流程');
  });

  it('tells what other tools added to the file, its process and its pools, and whom they name', async () => {
    const found = await read(
      file(
        '<userTask id="u"><potentialOwner><resourceAssignmentExpression><formalExpression>group(office)</formalExpression></resourceAssignmentExpression></potentialOwner></userTask>',
      )
        .replace('targetNamespace', 'camunda:platform="7" targetNamespace')
        .replace('<process ', '<process camunda:historyTimeToLive="180" '),
    );
    expect('left' in found && found.left.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      'definitions: 扩展属性 camunda:platform 未导入',
      'P: 扩展属性 camunda:historyTimeToLive 未导入',
      'u: 办理人未指定，导入后请设置（原文件：group(office)）',
    ]);
  });

  it('folds gateways that come together, at once, later and not at all', async () => {
    const parallel = file(
      `<parallelGateway id="A"/><task id="x"/><task id="y"/><parallelGateway id="Z"/><task id="t"/>` +
        flow('1', 'A', 'x').replace('"1"', '"f1"') +
        flow('f2', 'A', 'y') +
        flow('f3', 'x', 'Z') +
        flow('f4', 'y', 'Z') +
        flow('f5', 'Z', 't'),
    );
    expect(shape(await read(parallel))).toEqual([
      'parallel',
      'parallel.0/approve',
      'parallel.1/approve',
      'approve',
      'end',
    ]);
    const merged = file(
      `<startEvent id="s"/><exclusiveGateway id="A"/><task id="x"/><task id="t"/>` +
        flow('f0', 's', 'A') +
        flow('f1', 'A', 'x') +
        flow('f2', 'A', 't') +
        flow('f3', 'x', 't'),
    );
    expect(shape(await read(merged))).toEqual(['branch', 'branch.0/approve', 'approve', 'end']);
  });

  it.each([
    [
      'a loop',
      `<startEvent id="s"/><task id="a"/><task id="b"/>${flow('f1', 's', 'a')}${flow('f2', 'a', 'b')}${flow('f3', 'b', 'a')}`,
      'f3: ',
    ],
    [
      'two starts',
      `<startEvent id="s"/><startEvent id="s2"/><task id="a"/>${flow('f1', 's', 'a')}${flow('f2', 's2', 'a')}`,
      's2: ',
    ],
    [
      'what cannot be reached',
      `<startEvent id="s"/><task id="a"/><task id="b"/>${flow('f1', 's', 'a')}`,
      'b: ',
    ],
    [
      'ways that cross',
      `<startEvent id="s"/><exclusiveGateway id="g"/><task id="a"/><task id="b"/><task id="c"/><exclusiveGateway id="j"/><exclusiveGateway id="k"/>${flow('f0', 's', 'g')}${flow('f1', 'g', 'a')}${flow('f2', 'g', 'b')}${flow('f3', 'g', 'c')}${flow('f4', 'a', 'j')}${flow('f5', 'b', 'j')}${flow('f6', 'j', 'k')}${flow('f7', 'c', 'k')}`,
      '',
    ],
    [
      'a fork that never joins',
      `<parallelGateway id="g"/><task id="a"/><task id="b"/>${flow('f1', 'g', 'a')}${flow('f2', 'g', 'b')}`,
      'g: ',
    ],
    [
      'a fork that joins as a choice',
      `<parallelGateway id="g"/><task id="a"/><task id="b"/><exclusiveGateway id="j"/>${flow('f1', 'g', 'a')}${flow('f2', 'g', 'b')}${flow('f3', 'a', 'j')}${flow('f4', 'b', 'j')}`,
      'j: ',
    ],
    ['a sub-process', '<subProcess id="sub"/>', 'sub: '],
    ['an inclusive gateway', '<inclusiveGateway id="inc"/>', 'inc: '],
    ['a message start', '<startEvent id="s"><messageEventDefinition/></startEvent>', 's: '],
    [
      'an error end',
      '<startEvent id="s"/><endEvent id="e"><errorEventDefinition/></endEvent>' + flow('f', 's', 'e'),
      'e: ',
    ],
    ['code', '<scriptTask id="js"><script>x</script></scriptTask>', 'js: '],
    ['a standard loop', '<task id="l"><standardLoopCharacteristics/></task>', 'l: '],
    [
      'a timer that leads elsewhere',
      `<task id="a"/><boundaryEvent id="b" attachedToRef="a"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent><endEvent id="e"/>${flow('f1', 'a', 'e')}${flow('f2', 'b', 'e')}`,
      '',
    ],
    [
      'two ways out of a task',
      `<task id="a"/><task id="b"/><task id="c"/>${flow('f1', 'a', 'b')}${flow('f2', 'a', 'c')}`,
      'f1: ',
    ],
    [
      'a foreign condition',
      `<exclusiveGateway id="g" default="f2"/><task id="a"/><task id="b"/>${flow('f1', 'g', 'a', cel('${days &gt; 3}'))}${flow('f2', 'g', 'b')}`,
      'f1: ',
    ],
    [
      'a condition where no ways part',
      `<userTask id="a"/><exclusiveGateway id="g"/><userTask id="b"/>${flow('f1', 'a', 'g', cel('row.Days &gt; 3'))}${flow('f2', 'g', 'b', cel('row.Days &gt; 3'))}`,
      'f2: 连线上的条件',
    ],
    [
      'a message that takes a task away',
      `<task id="a"/><boundaryEvent id="b" attachedToRef="a"><messageEventDefinition/></boundaryEvent><endEvent id="e"/>${flow('f1', 'a', 'e')}${flow('f2', 'b', 'e')}`,
      'b: ',
    ],
    ['an element that BPMN does not know', '<task id="a"/><robotTask id="r"/>', ''],
    ['an id twice', '<task id="a"/><task id="a"/>', ''],
    ['a line to nowhere', '<task id="a"/><sequenceFlow id="f" sourceRef="a" targetRef="gone"/>', ''],
    ['nothing', '', 'definitions: '],
    ['what has no id', '<task/><scriptTask/><task/><scriptTask/>', 'P/scriptTask[2]: '],
    [
      'a loop without ids',
      `<task id="a"/><task id="b"/><sequenceFlow sourceRef="a" targetRef="b"/><sequenceFlow sourceRef="b" targetRef="a"/>`,
      'P: ',
    ],
  ])('refuses %s by the id of each element', async (_, body, begins) => {
    const reasons = await refused(file(body));
    expect(reasons).not.toContain('imported');
    expect(
      reasons.some((line) => line.startsWith(begins)),
      reasons.join('\n'),
    ).toBe(true);
  });

  it.each([
    ['entities', '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><definitions/>'],
    ['an entity of a file', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>'],
    ['great depth', `${HEAD}${'<process>'.repeat(100_000)}`],
    ['many elements', `${HEAD}${'<a/>'.repeat(60_000)}</definitions>`],
    ['great size', `${HEAD}${' '.repeat(5_000_000)}</definitions>`],
    ['a torn file', `${HEAD}<process id="p"><task id="a`],
    ['a torn comment', `${HEAD}<!-- `],
    ['tags out of order', `${HEAD}<process id="p"></definitions></process>`],
    ['signs that no XML may hold', file('<task id="a" name="x&#0;"/>')],
    ['another kind of XML', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['JSON', '{"nodes":[]}'],
    ['nothing', ''],
  ])('refuses %s and never breaks', async (_, text) => {
    expect(await refused(text)).not.toContain('imported');
  });

  it('refuses bytes that are no text, and reads those of other encodings', async () => {
    expect('refused' in (await fromBpmn(new Uint8Array([0x3c, 0xff, 0xfe, 0x80]), BASE))).toBe(true);
    const named = (encoding: string) => file('<task id="a" name="审批"/>').replace('UTF-8', encoding);
    const wide = (text: string, isBig = false) =>
      [...text].flatMap((sign) => {
        const pair = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
        return isBig ? pair.reverse() : pair;
      });
    const chinese = [...named('GBK')].flatMap(
      (sign) => ({ 审: [0xc9, 0xf3], 批: [0xc5, 0xfa] })[sign] ?? bytes(sign)[0]!,
    );
    const files = [
      [0xff, 0xfe, ...wide(named('UTF-16'))],
      [0xfe, 0xff, ...wide(named('UTF-16'), true)],
      wide(named('UTF-16')),
      wide(named('UTF-8'), true),
      chinese,
      // Some tools name the encoding of their memory, not that of the file.
      [...bytes(named('utf-16'))],
    ];
    for (const one of files)
      expect(JSON.stringify(await fromBpmn(new Uint8Array(one), BASE))).toContain('审批');
  });

  atLength('never breaks on a file of ours in which something was put differently', async () => {
    const xml = await toBpmn('LEAVE', wholeFlow(7));
    let taken = 0;
    for (let at = 1; at < xml.length; at += Math.ceil(xml.length / scaled(3_000, 150))) {
      for (const put of ['', '"', '<', 'x="1" ', '&quot;', 'null']) {
        const found = await read(xml.slice(0, at) + put + xml.slice(at + 1));
        if ('refused' in found) expect(found.refused.length).toBeGreaterThan(0);
        else taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(10);
  });
});
