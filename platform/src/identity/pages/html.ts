/** Markup that may be sent as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Child = string | Html | false | undefined | readonly Child[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Builds markup: every string is escaped, for text and for quoted attributes alike; only results of
 * `html` itself pass unchanged. `false` and `undefined` leave nothing behind.
 */
export function html(parts: TemplateStringsArray, ...children: readonly Child[]): Html {
  return new Html(parts.map((part, index) => part + render(children[index])).join(''));
}

function render(child: Child): string {
  if (child === undefined || child === false) return '';
  if (typeof child === 'string') return child.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return child instanceof Html ? child.markup : child.map(render).join('');
}
