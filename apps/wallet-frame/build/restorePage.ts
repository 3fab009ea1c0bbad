import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'

const ENTRY = fileURLToPath(new URL('../src/restore/main.ts', import.meta.url))

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:35rem;margin:0 auto;padding:2rem 1rem;overflow-wrap:anywhere}form{display:grid;gap:1rem}label{display:grid;gap:.25rem;font-weight:600}input,textarea,button{box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;font:inherit}dt{margin-top:1rem;font-weight:600}dd{margin:0;font-family:ui-monospace,monospace}[role=alert],.warning{font-weight:600}p,[role=alert]{word-break:auto-phrase;text-wrap:pretty}'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Emits `restore.html`: one file that opens backups, saved by users, with no server behind it. */
export const restorePage = (): Plugin => ({
  name: 'restore-page',
  async generateBundle() {
    const code = await bundle('The page that opens backups', {
      target: 'baseline-widely-available',
      lib: { entry: ENTRY, formats: ['iife'], name: 'restore' },
    })
    // Nothing in the script may end its element.
    const script = code.replaceAll('</script', '<\\/script')
    this.emitFile({ type: 'asset', fileName: 'restore.html', source: render(script) })
  },
})

const render = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${digest(script)}; style-src ${digest(STYLE)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Open a backup</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 data-text="title">Open a backup</h1>
<p data-text="intro"></p>
<noscript><p>This page needs JavaScript.</p></noscript>
<form data-part="form">
<label><span data-text="file"></span><input type="file" data-part="file" accept=".json,.txt,application/json,text/plain"></label>
<label><span data-text="paste"></span><textarea data-part="paste" rows="3" autocomplete="off" spellcheck="false"></textarea></label>
<label><span data-text="passphrase"></span><input type="password" data-part="passphrase" autocomplete="off" required></label>
<button data-part="open" data-text="open"></button>
<div role="alert" data-part="problem"></div>
</form>
<div role="status"><div data-part="result" hidden>
<p class="warning" data-text="warning"></p>
<dl>
<dt data-text="address"></dt><dd data-part="address" translate="no"></dd>
<dt data-text="solanaAddress"></dt><dd data-part="solanaAddress" translate="no"></dd>
<dt data-text="words"></dt><dd data-part="words" translate="no"></dd>
<dt data-text="privateKey"></dt><dd data-part="privateKey" translate="no"></dd>
</dl>
</div></div>
</main>
<script>${script}</script>
</body>
</html>
`
