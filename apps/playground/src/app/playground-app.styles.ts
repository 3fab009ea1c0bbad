import { css } from 'lit'

export const styles = css`
  :host {
    --text: light-dark(#14171d, #eef0f4);
    --quiet: light-dark(#565d6b, #a3aab8);
    --line: light-dark(#d9dde5, #2b303a);
    color-scheme: dark;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    min-block-size: 100dvh;
    background: light-dark(#f6f7f9, #0d0f13);
    color: var(--text);
    font: 15px/1.5 system-ui, 'Noto Sans CJK SC', sans-serif;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='auto']) {
    color-scheme: light dark;
  }
  main {
    display: flex;
    flex-direction: column;
    gap: 24px;
    min-inline-size: 0;
    padding: 20px 24px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  h1,
  h2 {
    margin: 0;
    font-size: 18px;
  }
  p {
    margin: 0;
    color: var(--quiet);
  }
  form {
    display: grid;
    align-content: start;
    gap: 14px;
    padding: 20px;
    border-inline-start: 1px solid var(--line);
  }
  label {
    display: grid;
    gap: 4px;
  }
  label.check {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
  }
  select,
  input:not([type='checkbox']),
  .copy {
    min-block-size: 44px;
    font: inherit;
  }
  pre {
    margin: 0;
    padding: 16px;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 10px;
    font: 13px/1.6 ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  .copy {
    padding-inline: 16px;
  }
  @media (max-width: 800px) {
    :host {
      grid-template-columns: minmax(0, 1fr);
    }
    form {
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
`
