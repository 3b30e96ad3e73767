/** Messages of spec section 5. */
export const validation = {
  'validation.required': 'Este campo é obrigatório',
  'validation.name.tooLong': 'Nome muito extenso',
  'validation.name.oneWord': 'Preencha com nome e sobrenome',
  'validation.name.format': 'Insira apenas letras',
  'validation.email': 'Insira um email válido',
  'validation.phone':
    'Insira o DDD e um número de celular válido. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
  'validation.cardNumber': 'Revise o número do cartão',
  'validation.cardExpirationDate': 'Revise a data de validade',
  'validation.cardSecurityCode': 'Revise o código de segurança.',
  'validation.cardCompany': 'Revise a bandeira do cartão.',
  'validation.cpf': 'Revise o CPF',
  'validation.cnpj': 'Revise o CNPJ',
  'validation.dni': 'Revise o DNI',
  'validation.registry': 'Revise este campo',
  'validation.terms': 'Aceite os termos e a política de privacidade para continuar.',
} as const;
