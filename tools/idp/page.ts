import type { Persona } from './personas';

/** The page on which a developer chooses who signs in. */
export function personaPage(address: string, personas: readonly Persona[]): string {
  const { search } = new URL(address);
  const link = ({ key, label, name }: Persona) =>
    `<li><a href="${escape(`/oauth/v2/authorization${search}&persona=${key}`)}"><b>${escape(label)}</b><span>${escape(name)}</span></a></li>`;
  const people = personas.slice(0, 7);
  const faults = personas.slice(7);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Local identity provider</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#FBF8F2;color:#10222F;margin:0;padding:32px 16px}
main{max-inline-size:560px;margin-inline:auto}h1{font-size:24px;margin:0}p{color:#465661}
ul{list-style:none;padding:0;display:grid;gap:8px}a{display:flex;justify-content:space-between;gap:12px;padding:12px 16px;border:1px solid #E2D8C5;border-radius:6px;background:#FFFDF9;color:inherit;text-decoration:none}
a:hover,a:focus{border-color:#0B6E6E}span{color:#5D6A70}summary{cursor:pointer;padding-block:12px}</style></head>
<body><main><h1>Who is signing in?</h1><p>This page plays LinkedIn on your machine. Nothing leaves it.</p>
<ul>${people.map(link).join('')}</ul><details><summary>When LinkedIn misbehaves</summary><ul>${faults.map(link).join('')}</ul></details></main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
