import { Hono } from 'hono';
import { listen, type Listening } from '../local/listen';
import { latestMails, mailOf } from './mails';
import { listPage, mailPage, SCRIPT } from './page';

const OWN = "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'";
/** A mail draws itself and no more: it runs nothing, and its links open beside it. */
const OF_A_MAIL =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

/**
 * Shows on this machine what the extension Trigger Email would send from `mail`, as its readers would see it.
 * It listens on loopback only, answers to no other name than that, and refuses to start where a production environment
 * is set. The environment names the store.
 * @param port 0: one that is free
 */
export async function startMailbox({ port }: { port: number }): Promise<Listening> {
  const isProduction = process.env['NODE_ENV'] === 'production' || process.env['K_SERVICE'] !== undefined;
  if (isProduction || !process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error('The mailbox is for local machines only.');
  const app = new Hono();

  app.use(async (c, next) => {
    // A page from elsewhere whose name leads to this machine reads nobody's mail.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(c.req.header('host') ?? '')) return c.text('Not here', 421);
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', OWN);
    return undefined;
  });

  app.get('/', async (c) => {
    const to = c.req.query('to') ?? '';
    return c.html(listPage(await latestMails(to), to));
  });

  app.get('/mailbox.js', (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }));

  app.get('/mails/:id', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });

  app.get('/mails/:id/html', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    if (!mail) return c.notFound();
    c.header('content-security-policy', OF_A_MAIL);
    return c.html(mail.message.html.replace('<head>', '<head><base target="_blank">'));
  });

  app.get('/mails/:id/files/:at', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    const file = mail?.message.attachments?.[Number(c.req.param('at'))];
    if (!file) return c.notFound();
    const disposition = `attachment; filename="${encodeURIComponent(file.filename)}"`;
    return c.body(file.content, 200, { 'content-type': file.contentType, 'content-disposition': disposition });
  });

  return listen(port, app.fetch);
}
