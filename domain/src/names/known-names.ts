/** More names of Egyptians and how they are usually written, the usual one first; the rest stands in `search/names.table.ts`. */
export const KNOWN_NAMES = `
عمر: Omar
القاضي: El-Kady
صلاح: Salah
صالح: Saleh
فريد: Farid, Fareed
حامد: Hamed
حافظ: Hafez
حليم: Halim
حكيم: Hakim
خليل: Khalil
وحيد: Wahid, Waheed
جميل: Gamil, Jamil
سميح: Samih
سميرة: Samira, Sameera
سامية: Samia
سهى: Soha
سهيلة: Sohaila
سلوى: Salwa
سالي: Sally
سلمان: Salman
سليم: Selim, Saleem
سالم: Salem
سلامة: Salama
سمر: Samar
سناء: Sanaa
سحر: Sahar
سيد: Sayed
سعود: Saud
سراج: Serag
سوسن: Sawsan
شريفة: Sherifa
شادية: Shadia
شهاب: Shehab
شاكر: Shaker
شكري: Shoukry, Shokry
شهد: Shahd
شفيق: Shafik, Shafiq
شلبي: Shalaby
شعراوي: Shaarawy
شبانة: Shabana
صفاء: Safaa
صفية: Safia
صباح: Sabah
صبري: Sabry
صابرين: Sabreen, Sabrine
ضحى: Doha
طاهر: Taher
طلال: Talal
ظافر: Zafer
عبد الباقي: Abdelbaky
عبد الرازق: Abdelrazek
عبد الرؤوف: Abdelraouf
عبد الهادي: Abdelhady
عبد الخالق: Abdelkhalek
عبد المجيد: Abdelmeguid
عبد الحميد: Abdelhamid
عبد الكريم: Abdelkarim
عبد اللطيف: Abdellatif
عبد المقصود: Abdelmaksoud
عبد الواحد: Abdelwahed
عبد الدايم: Abdeldayem
عبد الحفيظ: Abdelhafiz
عبد السميع: Abdelsamie
عبد الغفار: Abdelghaffar
عبد الجواد: Abdelgawad
عبد العال: Abdelaal
عبد العظيم: Abdelazim
عبد القدوس: Abdelkodous
عبد المحسن: Abdelmohsen
عبد المطلب: Abdelmotaleb
عبد الرحيم: Abdelrahim
عبد الستار: Abdelsattar
عبد الشافي: Abdelshafy
عبد ربه: Abd Rabo
عزمي: Azmy
عزيز: Aziz
عزيزة: Aziza
عباس: Abbas
عبلة: Abla
عايدة: Aida, Aya Ida
عامر: Amer
عاصم: Assem
عفت: Effat
عفيفي: Afifi
علا: Ola
علياء: Aliaa, Alia
عمران: Omran
عواد: Awad
عوض: Awad
عطية: Attia
عيد: Eid
عاشور: Ashour
عنتر: Antar
غسان: Ghassan
غالي: Ghali
غانم: Ghanem
غازي: Ghazy
فارس: Fares
فاتن: Faten
فادي: Fady, Fadi
فاضل: Fadel
فاخر: Fakher
فايز: Fayez
فايزة: Fayza
فتحية: Fathia
فتوح: Fattouh
فخري: Fakhry
فرج: Farag
فرح: Farah
فردوس: Ferdous
فكري: Fekry
فهد: Fahd
فيروز: Fairouz
فريال: Ferial
فودة: Fouda
قطب: Kotb
كارم: Karem
كرم: Karam
كاميليا: Camelia
كوثر: Kawthar
كمالة: Kamala
كاملة: Kamla
لمياء: Lamia, Lamiaa
لمى: Lama
لطيفة: Latifa
لبيب: Labib
لوجين: Logain
لميس: Lamis, Lamees
ماجدة: Magda
مازن: Mazen
مالك: Malek
ماهيتاب: Mahitab
مايا: Maya
مجدولين: Magdoline
محفوظ: Mahfouz
محروس: Mahrous
محرم: Moharram
مدبولي: Madbouly
مديحة: Madiha
مرفت: Mervat
ميرفت: Mervat
مروة: Marwa
معاوية: Moawia
مفيدة: Mofida
منار: Manar
منال: Manal
منصف: Monsef
مهند: Mohanad
موافي: Mowafy
ميار: Mayar
ميرا: Mira
ميرنا: Mirna
ميادة: Mayada
نادي: Nady
ناجي: Nagy
ناهد: Nahed
نبيلة: Nabila
نجم: Negm
نجاة: Nagat
نرجس: Narges
نسمة: Nesma
نسرين: Nesrine, Nesreen
نعيم: Naim
نعيمة: Naima
نور: Nour, Noor
نورا: Noura
نوران: Nouran
نوال: Nawal
نيرة: Nayera
نهلة: Nahla
نصار: Nassar
نصير: Nosseir
نظيف: Nazif
هاشم: Hashem
هادي: Hady, Hadi
هالة: Hala
هايدي: Heidi
هبة: Heba
هلال: Helal
هنا: Hana
هناء: Hanaa
هند: Hend, Hind
هويدا: Howaida
هيام: Hayam
هيكل: Heikal
وردة: Warda
وهبة: Wahba
واصف: Wassef
والي: Wali, Waly
وهدان: Wahdan
يونس: Younes, Younis
ياسين: Yassin, Yasseen
يسري: Yousry, Yosry
يمن: Yomn
أحلام: Ahlam
أروى: Arwa
آسر: Asser
أسر: Asr
أمجد: Amgad
أمل: Amal
أمير: Amir
أمين: Amin
أمينة: Amina
أنس: Anas
أنيس: Anis
أنغام: Angham
أنجي: Engy
إنجي: Engy, Inji
إيناس: Enas, Inas
إحسان: Ihsan
إسراء: Esraa
إكرام: Ikram
إياد: Eyad
أيوب: Ayoub
أديب: Adib
آدم: Adam
أكرم: Akram
أباظة: Abaza
إمام: Emam, Imam
بدر: Badr
بدوي: Badawy
بركات: Barakat
باسم: Bassem
باسل: Bassel
بسمة: Basma
بسنت: Bassant
بسيوني: Bassiouny
بكر: Bakr
بشير: Bashir
بثينة: Bothaina
تقى: Toka
تهاني: Tahani
تغريد: Taghreed
تيسير: Tayseer
تميم: Tamim
ثناء: Thanaa
جاد: Gad
جبر: Gabr
جرجس: Girgis
جلال: Galal
جمعة: Gomaa
جميلة: Gamila
جنات: Gannat
جودة: Gouda
جون: John
جيلان: Gilan
حاتم: Hatem
حجاج: Haggag
حداد: Haddad
حرب: Harb
حسان: Hassan
حسنين: Hassanein
حسناء: Hasnaa
حسب الله: Hasaballah
حلمي: Helmy
حماد: Hammad
حمادة: Hamada
حمدان: Hamdan
حمزة: Hamza
حنان: Hanan
حنين: Haneen
حسيب: Hassib
حواس: Hawas
حورية: Horeya
خطاب: Khattab
خان: Khan
خضر: Khedr
خيري: Khairy
داليدا: Dalida
دارين: Dareen
دياب: Diab
دسوقي: Dessouki
ذكي: Zaki
ذكري: Zekry
راشد: Rashed
رشاد: Rashad
رشدي: Roshdy, Rushdy
رشا: Rasha
راضي: Rady
راغب: Ragheb
رامز: Ramez
رجب: Ragab
رحاب: Rehab
رحمة: Rahma
رزان: Razan
رضوان: Radwan
رقية: Rokaya
رمزي: Ramzy
رنيم: Raneem
رؤوف: Raouf
رياض: Riad
ريم: Reem, Rim
رؤى: Roaa
ريتاج: Retag
زاهر: Zaher
زاهي: Zahi
زغلول: Zaghloul
زهران: Zahran
زهرة: Zahra
زيدان: Zidan
زين: Zein
زينة: Zeina
زويل: Zewail
سرحان: Sarhan
الأسواني: El-Aswany
الأطرش: El-Atrash
الباز: El-Baz
البدري: El-Badry
البرادعي: El-Baradei
التونسي: El-Tounsy
الجزار: El-Gazzar
الجمل: El-Gamal
الحكيم: El-Hakim
الخطيب: El-Khatib
الخولي: El-Kholy
الدسوقي: El-Dessouky
الديب: El-Deeb
الرفاعي: El-Refaie
السقا: El-Sakka
السباعي: El-Sebaie
السعداوي: El-Saadawy
السنباطي: El-Sonbaty
الشاذلي: El-Shazly
الشافعي: El-Shafie, El-Shafei
الشامي: El-Shamy
الشريف: El-Sherif
الشيخ: El-Sheikh
الصاوي: El-Sawy
الصياد: El-Sayad
الطحان: El-Tahan
العدوي: El-Adawy
العربي: El-Araby
العطار: El-Attar
العقاد: El-Akkad
العشري: El-Ashry
الغزالي: El-Ghazaly
الفار: El-Far
الفقي: El-Feky
القصاص: El-Kassas
القصبي: El-Kasaby
الكردي: El-Kordy
الكيلاني: El-Kilany
المغربي: El-Maghraby
الملا: El-Molla
المهندس: El-Mohandes
النجار: El-Naggar
النحاس: El-Nahas
النمر: El-Nemr
الهواري: El-Hawary
الوكيل: El-Wakil
الدين: El-Din
الله: Allah
`;
