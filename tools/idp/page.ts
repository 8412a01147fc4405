import { html, raw } from 'hono/html';
import { MISBEHAVING, PEOPLE, type Persona } from './personas';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#FBF8F2;color:#10222F;margin:0;padding:32px 16px}
main{max-inline-size:560px;margin-inline:auto}h1{font-size:24px;margin:0}p{color:#465661}
ul{list-style:none;padding:0;display:grid;gap:8px}a{display:flex;justify-content:space-between;gap:12px;padding:12px 16px;border:1px solid #E2D8C5;border-radius:6px;background:#FFFDF9;color:inherit;text-decoration:none}
a:hover,a:focus{border-color:#0B6E6E}span{color:#5D6A70}summary{cursor:pointer;padding-block:12px}`;

/** The page on which a developer chooses who signs in. @param address the one that asked, which is gone on with */
export function personaPage(address: string) {
  const { search } = new URL(address);
  const link = ({ key, label, name }: Persona) =>
    html`<li>
      <a href="/oauth/v2/authorization${search}&amp;persona=${key}"><b>${label}</b><span>${name}</span></a>
    </li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Local identity provider</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Who is signing in?</h1>
          <p>This page plays LinkedIn on your machine. Nothing leaves it.</p>
          <ul>
            ${PEOPLE.map(link)}
          </ul>
          <details>
            <summary>When LinkedIn misbehaves</summary>
            <ul>
              ${MISBEHAVING.map(link)}
            </ul>
          </details>
        </main>
      </body>
    </html>`;
}
