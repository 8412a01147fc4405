import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

type Line = string | RegExp;

/**
 * What goes wrong in the pages of one journey, whether anybody sees it or not, as lines:
 * `GET 404 /api/events/nothing` for an answer of 400 or more, `PUT failed /api/hero` for a request without an answer,
 * `threw …` for what a script threw or a promise rejected unheard, `console …` for an error in the console (what the
 * Content Security Policy refuses is one).
 */
export class Faults {
  private readonly found: string[] = [];
  private readonly expected: Line[] = [];
  private readonly perhaps: Line[] = [];

  /** The journey brings these about; one that does not happen is a failure too. A text is the whole line. */
  expect(...lines: Line[]): void {
    this.expected.push(...lines);
  }

  /** These may happen or not, by who is quicker. Say beside it why. */
  mayBe(...lines: Line[]): void {
    this.perhaps.push(...lines);
  }

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.note(`threw ${error.error().message}`));
    context.on('console', (message) => isFault(message) && this.note(`console ${message.text()}`));
    context.on('response', (response) => response.status() >= 400 && this.note(lineOf(response)));
    context.on('requestfailed', (request) => isFailure(request) && this.note(lineOfFailure(request)));
  }

  /** What happened and was not expected, then what was expected and did not happen; each line once. */
  get open(): string[] {
    const unexpected = this.found.filter((line) => ![...this.expected, ...this.perhaps].some((one) => fits(line, one)));
    const absent = this.expected.filter((one) => !this.found.some((line) => fits(line, one)));
    return [...new Set(unexpected), ...absent.map((one) => `did not happen: ${String(one)}`)];
  }

  /** Whatever happened, expected or not, each line once. */
  get all(): string[] {
    return [...new Set(this.found)];
  }

  private note(line: string): void {
    this.found.push(line);
  }
}

function fits(line: string, expected: Line): boolean {
  return typeof expected === 'string' ? line === expected : expected.test(line);
}

/** The browser repeats a refused or failed request in the console; the request itself says more. */
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource:');
}

/** A request that the page gave up itself, by leaving or on purpose, is no fault. */
function isFailure(request: Request): boolean {
  return request.failure()?.errorText !== 'net::ERR_ABORTED';
}

function lineOf(response: Response): string {
  return `${response.request().method()} ${response.status()} ${placeOf(response.url())}`;
}

function lineOfFailure(request: Request): string {
  return `${request.method()} failed ${placeOf(request.url())}`;
}

/** The path alone on this machine, whose emulators each have a port of their own; elsewhere the whole address. */
function placeOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  return hostname === '127.0.0.1' ? pathname : address;
}
