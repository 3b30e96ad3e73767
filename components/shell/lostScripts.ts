/**
 * Why a page asks for a reload: a script of ours did not arrive ('script': the network lost it, or a
 * tab is older than the last deploys), the page has not hydrated ('asleep'), or the browser is below
 * the baseline or cannot parse our scripts ('old').
 */
export type LostReason = 'script' | 'asleep' | 'old';

/**
 * Every browser of the baseline (`browserslist` in package.json) has both, and no browser before it:
 * the unit came with Chrome 109 and Safari 16.4, the selector with Firefox 121.
 */
const baseline = '(height:1lh) and selector(:has(a))';

const retryMs = 1_000;

/**
 * After this time a loaded page that has not hydrated counts as asleep, and a script on its way counts
 * as late.
 */
const timeoutMs = 10_000;

/**
 * Kept across a reload: choices, and the fields that identify the buyer. Never a card, a code or a
 * document.
 */
const kept =
  'main :is(select,[type=radio],[type=checkbox],[autocomplete=name],[autocomplete=email],[autocomplete^=tel])';

/**
 * Runs before anything else, in ES2015, so that an old browser runs it too. It requests a script of
 * ours once more when it fails; code that waits for the script is notified of the final result only,
 * as if there had been one try. The second try leaves the page then: code that requests the script
 * again would wait for one that has ended. The scripts behind it in the document wait for it, because
 * they may run in this order only: a script that belongs to another document when its time comes is
 * not run (HTML, 'execute the script element'). It is added again, and this copy stays: the next
 * page's code runs each script that it does not find in the document. After a second failure the
 * document's root says why the page should be reloaded (`data-lost`, LoadAgain.tsx), until the script
 * has arrived after all: a hydrated page requests it once more when the connection is back. A script
 * that neither arrives nor fails marks the root as well, until it does (`data-late`); an early press
 * continues then. A page that is left in either state stores its fields (`kept`) and restores them by
 * name before the page's code reads the fields: a hydrated page may have had others. The document
 * observes the load of a script: unlike its error it never reaches the window.
 */
export const lostScriptsScript = `
((w,d,r)=>{
if(!w.CSS||!CSS.supports('${baseline}'))r.dataset.lost='old';
let lost=new Map,
late=new Set,
aside=new Document,
isOurs=a=>a.includes('/_next/static/'),
fields=()=>[...d.querySelectorAll('${kept}')],
end=t=>{clearTimeout(t.wait);if(late.delete(t)&&!late.size)delete r.dataset.late},
again=t=>{
let n=d.createElement('script');
for(let a of t.attributes)n.setAttribute(a.name,a.value);
n.nonce=t.nonce;
n.async=false;
n.again=t.again;
n.onload=n.onerror=e=>{if(t.isConnected)n.remove();t.dispatchEvent(new Event(e.type))};
d.head.append(n)
};
new MutationObserver(l=>l.forEach(m=>m.addedNodes.forEach(t=>{
if(t.tagName=='SCRIPT'&&isOurs(t.src))t.wait=setTimeout(()=>{late.add(t);r.dataset.late=''},${timeoutMs})
}))).observe(d.head,{childList:true});
w.addEventListener('error',e=>{
let t=e.target;
if(t===w){if(w.earlyClicks&&isOurs(e.filename)&&e.error instanceof SyntaxError)r.dataset.lost='old'}
else if(t.tagName=='SCRIPT'&&isOurs(t.src)){
end(t);
if(t.again){lost.set(t.src,t);r.dataset.lost=r.dataset.lost||'script'}
else{
e.stopImmediatePropagation();
t.again=true;
let l=[...d.scripts];
l=l.slice(l.indexOf(t)+1).filter(s=>t.defer&&s.defer);
l.forEach(s=>{end(s);aside.adoptNode(s)});
setTimeout(()=>[t,...l].forEach(again),${retryMs})}}
},true);
d.addEventListener('load',e=>{
let t=e.target;
end(t);
if(lost.delete(t.src)&&!lost.size&&r.dataset.lost=='script')delete r.dataset.lost
},true);
w.addEventListener('online',()=>{if(!w.earlyClicks)lost.forEach(again)});
w.addEventListener('load',()=>setTimeout(()=>{if(w.earlyClicks)r.dataset.lost=r.dataset.lost||'asleep'},${timeoutMs}));
w.addEventListener('click',e=>{
if(e.target.closest&&e.target.closest('.load-again button')){e.stopImmediatePropagation();location.reload()}
},true);
w.addEventListener('pagehide',()=>{
if(r.matches('[data-lost],[data-late]'))try{sessionStorage.typed=JSON.stringify([location.pathname,fields().map(({name,value,checked})=>({name,value,checked}))])}catch(e){}
});
d.addEventListener('readystatechange',()=>{
if(d.readyState=='interactive')try{
let [path,typed]=JSON.parse(sessionStorage.typed);
delete sessionStorage.typed;
if(path==location.pathname)fields().forEach(f=>typed.forEach(t=>{
if(t.name==f.name&&(t.value==f.value||f.type!='radio')){Object.assign(f,t);if(f.value!=t.value){f.value='';f.kept=t.value}}
}))
}catch(e){}
})
})(window,document,document.documentElement)`.replaceAll('\n', '');
