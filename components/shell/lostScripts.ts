/**
 * Why a page asks to be loaded again: a script of ours did not arrive ('script': the network lost it, or
 * a tab is older than the last deploys), the page has not come to life ('asleep'), or the browser is
 * below the baseline or cannot read our scripts ('old').
 */
export type LostReason = 'script' | 'asleep' | 'old';

/**
 * What every browser of the baseline has (`browserslist` in package.json) and none before it: the unit
 * came with Chrome 109 and Safari 16.4, the selector with Firefox 121.
 */
const baseline = '(height:1lh) and selector(:has(a))';

const retryMs = 1_000;

/**
 * After it a page that is loaded and does nothing is said to be asleep, and a script that is on its
 * way is said to be late.
 */
const timeoutMs = 10_000;

/** Kept over a reload: choices, and what says who buys. Never a card, a code or a document. */
const kept =
  'main :is(select,[type=radio],[type=checkbox],[autocomplete=name],[autocomplete=email],[autocomplete^=tel])';

/**
 * Runs before anything else, in ES2015, so that an old browser runs it too. It asks once more for a
 * script of ours that fails; code that waits for the script hears of the end alone, as if there had
 * been one try. The second try leaves the page then: code that asks once more would wait for a
 * script that has ended. What the document has behind the script waits for it, for it may run in
 * this order alone: a script that has another document when its turn comes is not run (HTML,
 * 'execute the script element'). It is added again, and this copy stays: the next page's code runs
 * each script that it does not find in the document. After a second failure the document's root
 * says why the page wants to be loaded again (`data-lost`, LoadAgain.tsx), until the script has
 * arrived after all: a page that is alive asks for it once more when the connection is back. A
 * script that neither arrives nor fails makes it say so as well, until it does (`data-late`); what
 * was pressed goes on then. A page that is left in either state keeps what was typed and puts it
 * back, before the page's code reads the fields. The document hears the load of a script: unlike
 * its error it never reaches the window.
 */
export const lostScriptsScript = `
((w,d,r)=>{
if(!w.CSS||!CSS.supports('${baseline}'))r.dataset.lost='old';
let lost=new Map,
late=new Set,
aside=new Document,
isOurs=a=>/\\/_next\\/static\\//.test(a),
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
w.addEventListener('load',()=>setTimeout(()=>{if(w.earlyClicks&&!r.dataset.lost)r.dataset.lost='asleep'},${timeoutMs}));
w.addEventListener('click',e=>{
if(e.target.closest&&e.target.closest('.load-again button'))location.reload()
});
w.addEventListener('pagehide',()=>{
if(r.matches('[data-lost],[data-late]'))try{sessionStorage.typed=JSON.stringify([location.pathname,fields().map(f=>[f.name,f.value,f.checked])])}catch(e){}
});
d.addEventListener('readystatechange',()=>{
if(d.readyState=='interactive')try{
let [path,typed]=JSON.parse(sessionStorage.typed);
delete sessionStorage.typed;
if(path==location.pathname)fields().forEach((f,i)=>{
let [name,value,checked]=typed[i];
if(name==f.name){f.value=value;f.checked=checked}
})
}catch(e){}
})
})(window,document,document.documentElement)`.replaceAll('\n', '');
