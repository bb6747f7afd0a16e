import { describe, expect, it } from 'vitest';
import { code, hostile } from '../fixtures/escape-corpus.ts';
import { HTML_TAGS } from '../../src/contract/html.ts';
import { cleanHtml } from '../../src/server/data/fields/clean-html.ts';

/** Markup that has run script in one browser or another, or got past one cleaner or another. */
const ATTACKS = [
  `<script>${code}</script>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<script/xss src="//evil.example"></script>`,
  `<<script>${code}//<</script>`,
  `<img src=x onerror="${code}">`,
  `<img src="javascript:${code}">`,
  `<img src=x onerror=\n${code}>`,
  `<img/src="x"/onerror=${code}>`,
  `<svg onload="${code}">`,
  `<svg><script>${code}</script></svg>`,
  `<svg><a xlink:href="javascript:${code}"><text>x</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${code}"></animate></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${code}>">`,
  `<math><mtext></p><style><img src=x onerror=${code}></style></mtext></math>`,
  `<math href="javascript:${code}">CLICK</math>`,
  `<body onload="${code}">`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<object data="javascript:${code}"></object>`,
  `<embed src="javascript:${code}">`,
  `<link rel=stylesheet href="javascript:${code}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  `<base href="javascript:${code}//">`,
  `<form action="javascript:${code}"><input type=submit></form>`,
  `<form><button formaction="javascript:${code}">x</button></form>`,
  `<input autofocus onfocus="${code}">`,
  `<details open ontoggle="${code}">`,
  `<video><source onerror="${code}"></video>`,
  `<marquee onstart="${code}">x</marquee>`,
  `<a href="javascript:${code}">x</a>`,
  `<a href="JaVaScRiPt:${code}">x</a>`,
  `<a href="java\tscript:${code}">x</a>`,
  `<a href="java&#10;script:${code}">x</a>`,
  `<a href="&#106;avascript:${code}">x</a>`,
  `<a href=" \u0001javascript:${code}">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="data:text/html,<script>${code}</script>">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="/\\evil.example">x</a>`,
  `<a href="https://x.cn" onclick="${code}" style="position:fixed" target="_top">x</a>`,
  `<a href='https://x.cn/"onmouseover="${code}'>x</a>`,
  `<p style="background:url(javascript:${code})">x</p>`,
  `<p class="x" id="form" name="__proto__">x</p>`,
  `<style>@import "//evil.example";</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>"></noscript>`,
  `<textarea></textarea/><img src=x onerror=${code}></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${code}>"></xmp>`,
  `<title><img src=x onerror=${code}></title>`,
  `<template><script>${code}</script></template>`,
  `<!--><img src=x onerror=${code}>-->`,
  `<!-- <img --><img src=x onerror=${code}> -->`,
  `<![CDATA[<img src=x onerror=${code}>]]>`,
  `<?xml version="1.0"?><p>x</p>`,
  `<p>&lt;script&gt;${code}&lt;/script&gt;</p>`,
  `<p>&amp;lt;img src=x onerror=${code}&amp;gt;</p>`,
  `<table><tr><td onclick=${code}>格</td></tr></table>`,
  `<p>{{${code}}}</p>`,
  `<select><style></select><img src=x onerror=${code}></style>`,
  `<b><a href="https://x.cn"><i></b>错位</a>`,
  `<`,
  `<p`,
  `</p></p></p>`,
  `<p>${'<em>'.repeat(500)}深`,
  '\u0000<script\u0000>x',
];

const TAG = new RegExp(`^</?(?:${HTML_TAGS.join('|')})>$`);
const LINK = /^<a href="(?:https?:\/\/|\/(?![/\\]))[^"<>\s]*">$/;

describe('A6 formatted text is cleaned before it is stored', () => {
  it.each([...ATTACKS, ...hostile.slice(0, 60)])('%j leaves only what people write', (html) => {
    const clean = cleanHtml(html);
    for (const [tag] of clean.matchAll(/<[^>]*>?/g))
      expect(TAG.test(tag) || LINK.test(tag), `${tag} in ${clean}`).toBe(true);
    expect(clean.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it.each([
    ['<p>通知：<strong>周一</strong>开会</p>', '<p>通知：<strong>周一</strong>开会</p>'],
    ['<p>一<br>二</p><hr><ul><li><p>三</p></li></ul>', '<p>一<br>二</p><hr><ul><li><p>三</p></li></ul>'],
    ['<h1>题</h1><b>粗</b><div>块</div>', '<h2>题</h2><strong>粗</strong>块'],
    ['<a href="/notice?Id=1&amp;x=2">看</a>', '<a href="/notice?Id=1&amp;x=2">看</a>'],
    ['<a href="https://x.cn/a b">看</a>', '<a href="https://x.cn/ab">看</a>'],
    ['5 < 6 & 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
    ['<p>没写完', '<p>没写完</p>'],
    ['<script>x</script>', ''],
  ])('%j becomes %j', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});
