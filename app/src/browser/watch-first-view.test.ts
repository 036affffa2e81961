import { expect, test, vi } from 'vitest';
import { watchFirstView } from './watch-first-view.ts';

const view =
  '<a href="#a">Inhalt</a><button type="button"><span>Anmelden</span></button><button type="button">Konto</button>';

function setUp(markup = view) {
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  const firstView = watchFirstView(root);
  const pressed = vi.fn<(text: string | null) => void>();
  const render = () => {
    root.innerHTML = view;
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => pressed(button.textContent));
  };
  return { root, firstView, render, pressed };
}

test('an empty page has no first view', () => {
  expect(setUp('').firstView.isNeeded).toBe(false);
  expect(setUp().firstView.isNeeded).toBe(true);
});

test('what was pressed last is pressed once in the page that comes', () => {
  const { root, firstView, render, pressed } = setUp();
  root.querySelectorAll('button')[1]?.click();
  root.querySelector('span')?.click();
  expect(pressed).not.toHaveBeenCalled();
  firstView.takeOver(render);
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Anmelden');
});

test('what has the focus keeps it, and without anything nothing happens', () => {
  const { root, firstView, render, pressed } = setUp();
  root.querySelectorAll('button')[1]?.focus();
  firstView.takeOver(render);
  expect(document.activeElement).toBe(root.querySelectorAll('button')[1]);
  expect(pressed).not.toHaveBeenCalled();
  const other = setUp();
  other.firstView.takeOver(other.render);
  expect(document.activeElement).toBe(document.body);
});

test('what was typed still stands there, and a form that the browser sends is not sent again', () => {
  const { root, firstView, render, pressed } = setUp(
    `${view}<input><button type="submit">Verfolgen</button>`,
  );
  const field = root.querySelector('input');
  if (field) field.value = 'XHAX';
  field?.focus();
  root.querySelector<HTMLElement>('[type=submit]')?.click();
  firstView.takeOver(() => {
    render();
    root.insertAdjacentHTML('beforeend', '<input><button type="submit">Verfolgen</button>');
    root.querySelector('[type=submit]')?.addEventListener('click', () => pressed('Verfolgen'));
  });
  expect(root.querySelector('input')?.value).toBe('XHAX');
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(pressed).not.toHaveBeenCalled();
});
