/** Style of the printed slip. The barcode is 103 mm by 13 mm between its quiet zones (Febraban). */
export const bankSlipStyles = `
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: #eef0f3; color: #000; font: 11px/1.35 Arial, Helvetica, sans-serif; }
main { max-width: 190mm; margin: 0 auto; padding: 8mm; background: #fff; }
section { margin: 0 0 6mm; }
h1 { margin: 0 0 4mm; font-size: 16px; } h2 { margin: 0; font-size: 12px; text-align: right; }
header { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 3mm; padding-bottom: 1mm; border-bottom: 2px solid #000; }
.bank { font-size: 15px; font-weight: 700; } .code { padding: 0 3mm; border: solid #000; border-width: 0 2px; font-size: 17px; font-weight: 700; }
.line { flex: 1; min-width: 0; font-size: 13px; font-weight: 700; text-align: right; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(6, 1fr); margin: 0; border-left: 1px solid #000; }
dl div { grid-column: span 2; min-width: 0; padding: 1mm; border: solid #000; border-width: 0 1px 1px 0; }
dl .wide { grid-column: span 4; } dl .full { grid-column: span 6; }
dt { font-size: 9px; } dd { margin: 0; font-size: 12px; overflow-wrap: anywhere; } .strong { font-weight: 700; }
.cut { margin: 0 0 6mm; border: 0; border-top: 1px dashed #555; }
.barcode { display: block; width: 111mm; max-width: 100%; height: 13mm; margin-top: 4mm; }
@media (max-width: 575px) { main { padding: 16px; } dl div { grid-column: span 3; } dl .wide, dl .full { grid-column: span 6; } .line { flex-basis: 100%; text-align: left; } }
@media print { body { padding: 0; background: #fff; } main { padding: 0; } section { break-inside: avoid; } }
@page { size: A4; margin: 10mm; }`;
