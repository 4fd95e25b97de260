import { compileSnippet } from './src/node/testing/test-site.ts';
const n = Number(process.argv[3] ?? 100000);
const rep=(s:string,k=n)=>s.repeat(k);
const cases: Record<string,[string,('md'|'mdx')?]> = {
 nestedLists:[Array.from({length:2000},(_, i)=>'  '.repeat(i)+'- x').join('\n')],
 nestedListsInline:[rep('- ',20000)+'x'],
 nestedQuotes:[rep('> ',20000)+'x'],
 links:[rep('[a](')], textDir:[rep(':a[')], emph:[rep('*a_')], foot:[rep('[^1]')], comments:[rep('<!--')], commentsMdx:[rep('<!--'),'mdx'], containers:[rep(':::a\n')], containersInline:[rep(':::a')],
 headings:[rep('## Same\n\n',20000)], table:['| a | b |\n|---|---|\n'+rep('| 1 | 2 |\n',50000)],
 stars:[rep('*')], starsAlt:[rep('**a ')], backticks:[Array.from({length:2000},(_, i)=>'`'.repeat(i)+' ').join('')], brackets:[rep('[')], bangs:[rep('![')], lt:[rep('<')], ltA:[rep('<a ')], amp:[rep('&')], autolink:[rep('http://a ')], emails:[rep('a@b.')], www:[rep('www.a')],
 refs:[rep('[a]: b\n')], refUse:[rep('[a][')], defs:[Array.from({length:20000},(_, i)=>`[a${i}]: b`).join('\n')+'\n\n'+Array.from({length:20000},(_, i)=>`[a${i}]`).join(' ')],
 footDefs:[Array.from({length:5000},(_, i)=>`x[^${i}]`).join(' ')+'\n\n'+Array.from({length:5000},(_, i)=>`[^${i}]: note`).join('\n\n')],
 strike:[rep('~~a')], braceMdx:[rep('{',20000),'mdx'], braces:[rep('{a}',20000),'mdx'], jsxMdx:[rep('<b>',20000),'mdx'], jsxPairs:[rep('<b>x</b>\n\n',20000),'mdx'],
 rawB:[rep('<b>',20000)], rawDiv:[rep('<div>\n\n',20000)], leaf:[rep('::a[b]\n\n',20000)], spoken:[rep('`"take air"` ',5000)], spokenLong:['`"'+rep('take air and ',5000)+'"`'], hashes:[rep('#')], dashes:[rep('-')], pipes:['|'+rep('|')], tableWide:['|'+rep('a|',5000)+'\n|'+rep('-|',5000)+'\n|'+rep('b|',5000)],
 fence:[rep('```js\nlet x = 1;\n```\n\n',5000)], codeLong:['```ts\n'+rep('let x = {[(1)]};\n',20000)+'```'], codeLine:['```ts\n'+rep('a.b(')+'\n```'], nbsp:[rep('\u00a0')], spaces:['a'+rep(' ')+'b'], tabs:[rep('\t')+'x'], newline:[rep('\n')], crs:[rep('\r')], long:[rep('word ',200000)], glossary:[rep('target scope mark ',50000)],
 headingId:['## a'+rep(' ')+'{#x'], titleSp:['# '+rep('a ',50000)], frontLong:['---\ntitle: '+rep('a')+'\n---\n'], admon:[rep(':::note\n\n',3000)+'x'], entity:[rep('&amp;')], img:[rep('![a](b.png)\n',2000)], linkBroken:[rep('[a](./b.md) ',2000)], imports:[rep("import a from './b.mdx'\n",1)+rep('export const a = 1;\n',5000),'mdx'], setext:[rep('a\n=\n',20000)], metaRange:['```js {'+rep('1-10000,',2000)+'1}\nx\n```'],
};
const only=process.argv[2];
for (const [k,[t,f]] of Object.entries(cases)) { if(only!=='all'&&only&&k!==only) continue; const s=Date.now(); let r=''; try { const c=await compileSnippet(t,f); r=`${(c.html??'').length} ${c.problems.length} ${c.problems[0]?.message.slice(0,80)??''}`; } catch(e){ r='THROWN '+String((e as Error).message).slice(0,100);} console.log(k.padEnd(18), String(Date.now()-s).padStart(7),'ms', r); }
process.exit(0);
