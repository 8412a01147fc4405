import { html, raw } from 'hono/html';
import { saidMoment } from '../../functions/src/mails/said';
import type { StoredMail } from './mails';

const STYLE = `*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;background:#FBF8F2;color:#10222F;margin:0;padding:24px 16px}
main{max-inline-size:760px;margin-inline:auto}h1{font-size:24px;margin:0;overflow-wrap:anywhere}h2{font-size:16px;margin-block:24px 8px}p{color:#465661;margin-block:4px 16px}
ul{list-style:none;padding:0;margin:16px 0;display:grid;gap:8px}a{color:#0A5F5F}
li a{display:grid;gap:2px;padding:12px 16px;border:1px solid #E2D8C5;border-radius:6px;background:#FFFDF9;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover,li a:focus{border-color:#0B6E6E}li span{color:#5D6A70;font-size:14px}li b,td,pre{unicode-bidi:plaintext;text-align:start}
input,button{font:inherit;min-block-size:44px;padding:8px 12px;border:1px solid #8A938F;border-radius:6px;background:#FFF;color:inherit}
form{display:flex;gap:8px}input{flex:1;min-inline-size:0}
iframe{inline-size:100%;block-size:70vh;border:1px solid #E2D8C5;border-radius:6px;background:#FFF}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#FFFDF9;border:1px solid #E2D8C5;border-radius:6px;padding:12px 16px;margin:0}
table{border-collapse:collapse;inline-size:100%;font-size:14px}td,th{text-align:start;vertical-align:top;padding:4px 12px 4px 0;overflow-wrap:anywhere}th{white-space:nowrap}
@media(prefers-color-scheme:dark){body{background:#0F1B22;color:#E8ECEA}p,li span{color:#A9B5B3}a{color:#7CC7C0}li a,pre{background:#16252D;border-color:#2C3E47}input,button{background:#16252D;border-color:#55666E}}`;

function page(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
        <script src="/mailbox.js" defer></script>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Every mail that Nexus would have sent, the latest first; it looks for further ones by itself. */
export function listPage(mails: readonly StoredMail[], to: string) {
  const line = ({ id, message, to, createdAt }: StoredMail) =>
    html`<li>
      <a href="/mails/${id}"><b>${message.subject}</b><span>${to} · ${saidMoment(createdAt, 'en')}</span></a>
    </li>`;
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>Every mail that Nexus on this machine would have sent. Nothing leaves it.</p>
      <form>
        <input
          name="to"
          value="${to}"
          type="search"
          placeholder="Only to this address"
          aria-label="Only to this address"
        /><button>Filter</button>
      </form>
      <div id="mails">
        ${
          mails.length > 0
            ? html`<ul>
                ${mails.map(line)}
              </ul>`
            : html`<p>No mail.</p>`
        }
      </div>`,
  );
}

/** One mail as its reader has it: drawn, as plain text, with its headers and what is attached. */
export function mailPage({ id, to, language, kind, createdAt, message, headers = {}, delivery }: StoredMail) {
  const facts = {
    To: to,
    Subject: message.subject,
    'Content-Language': language,
    ...headers,
    ...(delivery?.state && { Delivery: [delivery.state, delivery.error].filter(Boolean).join(': ') }),
  };
  const file = ({ filename, contentType }: { filename: string; contentType: string }, at: number) =>
    html`<li>
      <a href="/mails/${id}/files/${at}" download="${filename}"><b>${filename}</b><span>${contentType}</span></a>
    </li>`;
  const files = message.attachments ?? [];
  return page(
    message.subject,
    html`<p><a href="/?to=${encodeURIComponent(to)}">All mails to ${to}</a> · <a href="/">All mails</a></p>
      <h1 dir="auto">${message.subject}</h1>
      <p>${kind} · ${saidMoment(createdAt, 'en')}</p>
      <iframe src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail"></iframe>
      ${
        files.length > 0
          ? html`<h2>Attached</h2>
              <ul>
                ${files.map(file)}
              </ul>`
          : ''
      }
      <h2>Plain text</h2>
      <pre>${message.text}</pre>
      <h2>Headers</h2>
      <table>
        ${Object.entries(facts).map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </table>`,
  );
}

/** What is looked for every two seconds while the list is open. */
export const SCRIPT = `const list=document.getElementById('mails');
if(list)setInterval(async()=>{
  if(document.hidden)return;
  const answer=await fetch(location.href).catch(()=>undefined);
  if(!answer?.ok)return;
  const now=new DOMParser().parseFromString(await answer.text(),'text/html').getElementById('mails');
  if(now&&now.innerHTML!==list.innerHTML)list.replaceChildren(...now.childNodes);
},2000);`;
