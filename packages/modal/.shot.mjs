const root='/tmp/w/n40'; process.env.NODE_ENV='production'
const { buildApp } = await import(root+'/packages/modal/test/buildApp.ts')
const { serveApp } = await import(root+'/packages/modal/test/serveApp.ts')
const { shareBrowser } = await import(root+'/packages/modal/test/shareBrowser.ts')
const app = await buildApp('foyer','/tmp/w/h40/foyer'); const served = await serveApp(app); const b = await shareBrowser()
const shots=[['dark360',{viewport:{width:360,height:740}},{themeMode:'dark',locale:'ja'}],['light1440',{viewport:{width:1440,height:900}},{themeMode:'light',locale:'en'}],['forced360',{viewport:{width:360,height:740},forcedColors:'active'},{themeMode:'dark',locale:'en'}]]
for(const [n,o,u] of shots){const c=await b.newContext(o); await c.addInitScript((u)=>{const entries=new Map(); Object.assign(globalThis,{[Symbol.for('foyer.instances')]:{entries,listeners:new Set([()=>entries.get('default')?.instance.update({preload:'intent',...u})])}})},u)
 const p=await c.newPage(); await p.route('http://127.0.0.1:9/',r=>r.fulfill({json:{jsonrpc:'2.0',id:1,result:'0x0'},headers:{'access-control-allow-origin':'*','access-control-allow-headers':'*'}}))
 let go; const gate=new Promise(r=>go=r); await p.route('**/modal-*.js',async r=>{await gate; await r.continue()})
 await p.goto(served.url); await p.locator('fy-button').waitFor(); await p.locator('fy-button').evaluate(e=>e.shadowRoot.querySelector('button').click())
 await p.locator('fy-resting dialog').waitFor(); await p.waitForTimeout(500); await p.screenshot({path:`/tmp/w/h40/${n}-rest.png`}); go(); await p.locator('fy-modal dialog').waitFor(); await p.waitForTimeout(700); await p.screenshot({path:`/tmp/w/h40/${n}-real.png`}); await c.close()}
await b.close(); process.exit(0)
