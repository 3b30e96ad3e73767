import type { MessagesOf } from '../messageKey';

/** The equivalents of spec section 5. */
export const validation: MessagesOf<'validation'> = {
  'validation.required': 'Este campo es obligatorio',
  'validation.name.tooLong': 'Nombre demasiado largo',
  'validation.name.oneWord': 'Ingresa tu nombre y apellido',
  'validation.name.format': 'Ingresa solo letras',
  'validation.email': 'Ingresa un correo electrónico válido',
  'validation.phone':
    'Ingresa un número de celular válido de 9 dígitos, que empiece con 9. Si eres de fuera del Perú, selecciona la bandera en el ícono de al lado.',
  'validation.birthDate': 'Ingresa una fecha de nacimiento válida',
  'validation.cardNumber': 'Revisa el número de la tarjeta',
  'validation.cardExpirationDate': 'Revisa la fecha de vencimiento',
  'validation.cardSecurityCode': 'Revisa el código de seguridad.',
  'validation.cardCompany': 'Revisa la marca de la tarjeta.',
  'validation.cpf': 'Revisa el CPF',
  'validation.cnpj': 'Revisa el CNPJ',
  'validation.dni': 'Revisa el DNI',
  'validation.registry': 'Revisa este campo',
  'validation.address': 'Ingresa una dirección válida',
  'validation.district': 'Ingresa un distrito válido',
  'validation.city': 'Ingresa una ciudad válida',
  'validation.country': 'Ingresa un país válido',
  'validation.complement': 'Ingresa una referencia válida',
  'validation.postalCode': 'Ingresa un código postal válido',
  'validation.mpesaPhone': 'Ingresa un número M-Pesa válido, que empiece con 8',
  'validation.splitAmount': 'Cada parte necesita al menos R$ 1,00',
  'validation.terms': 'Acepta los términos y la política de privacidad para continuar.',
};
