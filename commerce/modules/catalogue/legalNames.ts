/** Who sells each product: the company name shown beside "Pagamento seguro". */
export const legalNames = {
  aprovatotal: 'Aprova Total Ensino Digital Ltda.',
  atrinca: 'A Trinca Educação e Negócios Ltda.',
  conquer: 'Conquer Educação Executiva S.A.',
  eumilitar: 'Eu Militar Preparatório para Concursos Ltda.',
  institutoDestiny: 'Instituto Destiny Desenvolvimento Humano Ltda.',
  medcof: 'MedCof Educação Médica Ltda.',
  meusucesso: 'meuSucesso Educação Empreendedora S.A.',
  mentoringLeagueSociety: 'Mentoring League Society Mentorias Ltda.',
  performanc: 'Performan-C Treinamentos Ltda.',
  powerhouse: 'Powerhouse Eventos e Treinamentos Ltda.',
  vendeC: 'Vende-C Treinamento em Vendas Ltda.',
  wiser: 'Wiser Educação S.A.',
  wiseup: 'Wise Up Franchising e Idiomas Ltda.',
} as const;
