import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import { DEFAULT_SHOWS } from '../show/default-shows.ts';
import { NEUTRAL_SHOW, safeName, safeShow } from './strangers-words.ts';

test.each([
  'Ada',
  'Anna-Lena O’Brien',
  "D'Arcy O'Neill",
  "O'Brien-Müller",
  'Dr. José Ñandú',
  'J. R. Smith',
  'Sean McKinley',
  'Nguyễn Thị Ánh',
  'Łukasz Brzęczyszczykiewicz-Konstantynowy',
  '王小明',
  '김민준',
  'สมชาย ใจดี',
  'ひろし 田中',
  'عمر الخيام',
  'St. Louis',
  "Coeur d'Alene",
  'Winston-Salem',
  'Kāneʻohe',
  'Anna-Lena Meier-Müller',
  'María José García-López',
  'Mary Ann McCarthy',
  'dell’Acqua',
  '佐々木 健一',
  'สมศักดิ์ ทองดี',
])('%s is a name that we repeat', (name) => {
  expect(safeName(name)).toBe(name.normalize('NFKC'));
});

test.each([
  'My Own Expo',
  'CES 2027',
  'Comic Con',
  'Comic-Con International',
  'Salón del Automóvil',
  'Web3 Summit',
  'Pack Expo & Print',
  'IFA, Berlin',
  'National Restaurant Association Show 2027',
  'МАКС 2027',
  '東京モーターショー',
  '서울 모터쇼',
  'บางกอก มอเตอร์โชว์',
  '中国国际进口博览会',
  'CES 亚洲消费电子展',
  'International Consumer Electronics Show Las Vegas 2027',
  "Women's Expo",
  'MJBizCon',
  'R&D Expo',
  ...DEFAULT_SHOWS.map(({ name }) => name),
])('%s is a show that we repeat', (show) => {
  expect(safeShow(show)).toBe(show);
});

/** Scams that strangers might make us repeat, in sixteen scripts and disguised. */
const SCAMS = {
  Latin: 'Your deposit is OVERDUE, call us right now',
  CamelCase: 'YourDepositIsOverdueCallUsRightNow',
  'CamelCase in words': 'YourDeposit IsOverdue CallUs RightNow OrLose It',
  'capitals by turns': 'CALLusNOWpayTODAYplease orLOSEitALL',
  hyphens: 'Your-deposit-is-overdue-call-us-now',
  apostrophes: "Your'deposit'is'overdue'call'us'now",
  'no spaces': 'yourdepositisoverduecallusrightnow',
  'blank letters': 'Your\u3164deposit\u3164is\u3164overdue\u3164call\u3164now',
  'letters like strokes': 'Your\u01c0deposit\u01c0is\u01c0overdue',
  'letters like marks': 'Your\u02c8deposit\u02c8is\u02c8overdue',
  'letters like dots': 'Your\ua78fdeposit\ua78fis\ua78foverdue',
  'scripts by turns': 'yourдепозитoverdueплати',
  mathematical: '𝐘𝐨𝐮𝐫 𝐝𝐞𝐩𝐨𝐬𝐢𝐭 𝐢𝐬 𝐨𝐯𝐞𝐫𝐝𝐮𝐞 𝐜𝐚𝐥𝐥 𝐮𝐬 𝐧𝐨𝐰',
  'full width': 'Ｙｏｕｒ ｄｅｐｏｓｉｔ ｉｓ ｏｖｅｒｄｕｅ ｃａｌｌ ｕｓ ｎｏｗ',
  Cyrillic: 'Ваш депозит просрочен немедленно позвоните нам по телефону',
  Greek: 'Η προκαταβολή σας έληξε καλέστε μας αμέσως τώρα',
  Arabic: 'تأخر موعد دفع العربون اتصل بنا الآن فورا',
  Hebrew: 'הפיקדון שלך באיחור התקשר אלינו עכשיו בבקשה מיד',
  Devanagari: 'आपकी जमा राशि बकाया है अभी हमें कॉल करें',
  Thai: 'เงินมัดจำของคุณเกินกำหนดแล้วโทรหาเราเดี๋ยวนี้',
  Lao: 'ເງິນມັດຈຳຂອງທ່ານເກີນກຳນົດແລ້ວໂທຫາພວກເຮົາດຽວນີ້',
  Khmer: 'ប្រាក់កក់របស់អ្នកហួសកំណត់ហើយសូមទូរស័ព្ទមកយើងឥឡូវនេះ',
  Burmese: 'သင့်စရံငွေသည်သတ်မှတ်ရက်ကျော်လွန်နေပြီယခုချက်ချင်းဖုန်းဆက်ပါ',
  Balinese: 'ᬢᬸᬮᬸᬂᬳᬸᬩᬸᬗᬶᬓᬫᬶᬲᬓᬭᬂᬚᬸᬕᬵᬫᬩᬬᬃ',
  'Devanagari without spaces': 'क्लिककरेंअभीपैसेभेजेंवरनाखाताबंद',
  'Arabic without spaces': 'اتصلبناالآنلتفادياغلاقحسابكفورا',
  Chinese: '您的押金已逾期请立即致电我们否则账户将被锁定',
  'Chinese, short': '您的押金已逾期请立即致电',
  Japanese: 'お支払いの期限が過ぎていますのですぐにお電話ください',
  Korean: '보증금이연체되었으니지금바로전화해주시기바랍니다',
};

test.each(Object.entries(SCAMS))('a sentence in %s is neither a name nor a show', (_script, text) => {
  expect(safeName(text)).toBeNull();
  expect(safeShow(text)).toBe(NEUTRAL_SHOW);
});

test('no sentence becomes acceptable through additions around or inside it', () => {
  const scam = fc.constantFrom(...Object.values(SCAMS));
  const part = fc.stringMatching(/^[\p{L}\d .,&-]{0,8}$/u);
  fc.assert(
    fc.property(part, scam, part, (before, text, after) => {
      expect(safeName(before + text + after)).toBeNull();
      expect(safeShow(before + text + after)).toBe(NEUTRAL_SHOW);
    }),
  );
});

test.each([
  ['a domain', 'Win at evil.example'],
  ['a web address', 'https://evil.example'],
  ['www', 'www evil'],
  ['a mailbox', 'a@evil.example'],
  ['a phone number', 'Call 8005550199'],
  ['a phone number in parts', 'Call 800 555 0199'],
  ['two numbers', 'Expo 12 24'],
  ['a number in other digits', 'Call ٨٠٠٥٥٥'],
  ['a price', 'Pay $500 today'],
  ['a price in words', 'Pay 500 dollars today'],
  ['another currency', 'Pay €500'],
  ['a price without a space', 'Pay 500USD today'],
  ['a price in yuan', '付款500元'],
  ['a price in won', '500원 입금'],
  ['a price in roubles', 'Pay 500 руб'],
  ['a domain in words', 'Evil dot com'],
  ['a colon', 'Note: pay'],
  ['two lines', 'CES\nPay'],
  ['an override', 'CES \u202ex'],
  ['a joiner', 'C\u200dES'],
  ['letters under a heap of marks', `C${'\u0301'.repeat(12)}ES`],
  ['markup', '<b>CES</b>'],
  ['no letter', '2027'],
  ['nothing', ''],
  ['a long line', `Expo ${'x'.repeat(60)}`],
])('%s is not a show', (_what, text) => {
  expect(safeShow(text)).toBe(NEUTRAL_SHOW);
});

test.each([
  '',
  'Call us right now',
  'Call-us right-now please-pay',
  'CallUs RightNow',
  'カード会社へ電話',
  'Evil.example',
  'Call 555',
  'Smith, Ada',
  'Ada  Smith',
  'A\u200dda',
])('%j is not a name', (text) => {
  expect(safeName(text)).toBeNull();
});

test('for any input, the text we repeat has no address, price or phone number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const said of [safeName(text), safeShow(text)]) {
        expect(said ?? '').not.toMatch(/\w\.\w|@|:|\/|\p{Sc}|\d{5}|\d.*\D.*\d|[\p{Cc}\p{Cf}<>]/u);
      }
    }),
  );
});

test('an extremely long text is rejected quickly', async () => {
  const spent = await cpuTimeOf(() => {
    for (const unit of ["a'", 'a-', 'a.', 'a ', 'a\u0301', 'aA', '1']) {
      expect(safeName(unit.repeat(50_000))).toBeNull();
      expect(safeShow(unit.repeat(50_000))).toBe(NEUTRAL_SHOW);
      expect(safeShow(`${unit.repeat(28)}!`)).toBe(NEUTRAL_SHOW);
    }
  });
  expect(spent).toBeLessThan(1_000);
});
