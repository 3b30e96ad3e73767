export interface IntegrityList {
  address: string;
  integrity: string;
}

/**
 * Runs before anything else: gives a script that the page's code adds later its hash, as the
 * document's own scripts have. Turbopack and Next's router append scripts without one; such a script
 * waits here for the list of the build's hashes, which itself is accepted by its hash alone. The list
 * loads with the first of them, or once the page is loaded. A script that the list does not name is
 * not loaded: it fails, as it would where its content differs. Code that needs a lost list requests it
 * again; until it arrives the document says so (`data-lost`). Scripts of other origins are left to the
 * page's policy.
 */
export const createLateScriptsScript = ({ address, integrity }: IntegrityList): string =>
  `((p,f,d)=>{let a=p.appendChild,l,x,g=()=>l=l||fetch(${JSON.stringify(address)},{integrity:${JSON.stringify(integrity)}}).then(r=>r.json()).then(h=>{if(x)delete d.lost;x=0;return h}).catch(e=>{l=0;throw e});p.appendChild=function(s){let m=s.integrity===''&&f.exec(s.getAttribute('src'));if(!m)return a.call(this,s);g().then(h=>{if(!h[m[1]])throw m;s.integrity=h[m[1]];s.crossOrigin='';a.call(this,s)}).catch(()=>{x=d.lost='script';s.dispatchEvent(new Event('error'))});return s};addEventListener('load',()=>g().catch(()=>{}))})(Node.prototype,/^\\/_next\\/static\\/chunks\\/([^?]+\\.js)/,document.documentElement.dataset)`;
